import { expect, test } from 'vitest';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { newSecret } from '#server/platform/secret.ts';

test('[R-28] what a letter carries may be its code; what is empty, or longer than any, is none', () => {
  const given = [newSecret(), 'c'.repeat(100), '', 'c'.repeat(101)];
  expect(given.map(mayBeCode)).toEqual([true, true, false, false]);
});
