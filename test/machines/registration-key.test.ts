import { expect, test } from 'vitest';
import { blankRegistration } from '#domain/member/registration.ts';
import { keyFor } from '#machines/registration/registration.model.ts';

const draft = { ...blankRegistration, firstName: 'DENİZ' };

test.each([
  ['nothing was sent before', { draft: blankRegistration, key: '' }, { draft, key: 'k-2' }, 'k-2'],
  ['nothing was sent before, and nothing is typed', { draft, key: '' }, { draft, key: 'k-2' }, 'k-2'],
  ['the same is sent again', { draft, key: 'k-1' }, { draft: { ...draft }, key: 'k-2' }, 'k-1'],
  [
    'something was mended',
    { draft, key: 'k-1' },
    { draft: { ...draft, lastName: 'KAYA' }, key: 'k-2' },
    'k-2',
  ],
])('[S-08] %s: the key of a registration', (_, before, sent, key) => {
  expect(keyFor(before, sent)).toBe(key);
});
