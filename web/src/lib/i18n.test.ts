import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const sent = import.meta.glob<string>('../../../src/regnum/locale/*/*.ftl', {
  import: 'default',
  eager: true,
});
const written = import.meta.glob<string>('../../../src/regnum/locale/*/*.ftl', {
  import: 'default',
  query: '?raw',
  eager: true,
});

test('files of words say what they say, without what is there for translators', () => {
  expect(Object.keys(sent).length).toBeGreaterThan(0);
  for (const [path, text] of Object.entries(sent)) {
    expect(new FluentResource(text).body, path).toEqual(new FluentResource(written[path]).body);
    expect(text.length, path).toBeLessThan(written[path].length);
  }
});
