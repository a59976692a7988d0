// The service worker. It is built into one file of its own, at the root of all pages.

import { serve, type WorkerScope } from './serving';

serve(self as unknown as WorkerScope);
