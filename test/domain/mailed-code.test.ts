import { expect, test } from 'vitest';
import { mayBeCode } from '#domain/mailed-code.ts';
import { newSecret } from '#server/secret.ts';

test('[R-28] what a letter carries may be its code; what is empty, longer than any, or of other signs is none', () => {
  const given = [newSecret(), 'c'.repeat(100), '', 'c'.repeat(101), 'kod=?', 'ç'];
  expect(given.map(mayBeCode)).toEqual([true, true, false, false, false, false]);
});
