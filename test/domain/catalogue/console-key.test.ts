import { describe, expect, test } from 'vitest';
import { consoleKeyOf, consoleKeys } from '#domain/catalogue/console-key.ts';

const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false };

describe('[R-48] a key of the console', () => {
  test.each(consoleKeys)('%s is known by its sign', (key) => {
    expect(consoleKeyOf({ ...plain, key })).toBe(key);
  });

  test.each([
    ['N', 'KeyN', 'n'],
    ['د', 'KeyN', 'n'],
    ['؟', 'Slash', '?'],
    ['n', 'KeyB', 'n'],
    ['b', 'KeyN', null],
    ['Enter', 'Enter', null],
    ['ذ', 'KeyB', null],
  ])('%s at %s is %s, whatever the layout', (key, code, meant) => {
    expect(consoleKeyOf({ ...plain, key, code })).toBe(meant);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s it belongs to the browser', (held) => {
    expect(consoleKeyOf({ ...plain, key: 's', [held]: true })).toBe(null);
  });
});
