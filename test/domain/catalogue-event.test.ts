import { expect, test } from 'vitest';
import { publishedVersions } from '#domain/catalogue-event.ts';

const deeds = (...names: readonly ('edit' | 'publish' | 'send' | 'take-back')[]) =>
  names.map((deed) => ({ deed }));

test('[S-23] each publishing has its version, and nothing else has one', () => {
  const events = deeds('edit', 'send', 'publish', 'edit', 'send', 'publish', 'take-back');
  expect(publishedVersions(events, [1, 2, 3])).toEqual([null, null, 1, null, null, 2, 3]);
});

test('[S-23] the version the shop was built with was published by nobody', () => {
  expect(publishedVersions(deeds('edit', 'send', 'publish', 'edit'), [1, 2])).toEqual([null, null, 2, null]);
});

test('[S-23] nothing done is nothing published', () => {
  expect(publishedVersions([], [1])).toEqual([]);
});
