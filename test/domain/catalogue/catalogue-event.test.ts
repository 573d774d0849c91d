import { expect, test } from 'vitest';
import { changedByEach, publishedVersions } from '#domain/catalogue/catalogue-event.ts';

const actions = (...names: readonly ('edit' | 'publish' | 'send' | 'take-back')[]) =>
  names.map((action) => ({ action }));

test('[S-23] each publishing has its version, and nothing else has one', () => {
  const events = actions('edit', 'send', 'publish', 'edit', 'send', 'publish', 'take-back');
  expect(publishedVersions(events, [1, 2, 3])).toEqual([null, null, 1, null, null, 2, 3]);
});

test('[S-23] the version the shop was built with was published by nobody', () => {
  expect(publishedVersions(actions('edit', 'send', 'publish', 'edit'), [1, 2])).toEqual([
    null,
    null,
    2,
    null,
  ]);
});

test('[S-23] nothing done is nothing published', () => {
  expect(publishedVersions([], [1])).toEqual([]);
});

const left = (
  action: 'edit' | 'send',
  price: number,
  effectiveBefore: string | null,
  effectiveDate: string | null,
) => ({
  action,
  fields: { price },
  effectiveBefore,
  effectiveDate,
});

test('[C-11] [S-23] an edit of the day alone has changed the day; what begins an entry has changed nothing', () => {
  const day = '2026-12-10';
  const events = [
    left('edit', 1, null, day),
    left('edit', 1, day, null),
    left('edit', 2, null, day),
    left('send', 2, day, day),
    left('edit', 3, day, day),
  ];
  expect(changedByEach('subscriptions', events, null)).toEqual([
    [],
    ['effectiveDate'],
    ['price', 'effectiveDate'],
    [],
    ['price'],
  ]);
});
