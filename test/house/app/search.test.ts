import { expect, test } from 'vitest';
import { readSearch, writeSearch } from '#app/routing/search.ts';

test('what looks like a number, a list or an object in the query stays text', () => {
  expect(readSearch('?pnr=0012&list=[1]&yes=true&bos=')).toEqual({
    pnr: '0012',
    list: '[1]',
    yes: 'true',
    bos: '',
  });
});

test('a query is written as it was read', () => {
  const search = '?url=abc%2Fdef&dil=fa';
  expect(writeSearch(readSearch(search))).toBe(search);
});

test('what is not text is not written', () => {
  expect(writeSearch({ a: 'b', c: undefined, d: 3 })).toBe('?a=b');
});

test('an empty query is no query', () => {
  expect(writeSearch({})).toBe('');
});
