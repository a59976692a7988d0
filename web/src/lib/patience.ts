// For the tests: on a busy machine even quick things may take a while.

import { vi } from 'vitest';

const WAIT_MS = 15_000;
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => waitFor(callback, options ?? WAIT_MS);
