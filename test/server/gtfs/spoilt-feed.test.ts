import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFeed } from '#server/railway/gtfs/feed-archive.ts';
import { FeedFault } from '#server/railway/gtfs/feed-fault.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { networkDocument } from '#server/railway/network/network-document.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';

/** What becomes of a feed: a network the shop can keep, or a fault that is told. Anything else is thrown on. */
const fateOf = (files: ReadonlyMap<string, string>): 'kept' | 'refused' => {
  try {
    const read = readFeed(files);
    const trains = read.trains.map((train, at) => ({ ...train, index: at + 1 }));
    networkOf(networkDocument.parse({ ...read, trains }), 1);
    return 'kept';
  } catch (reason) {
    if (reason instanceof FeedFault) return 'refused';
    throw reason;
  }
};

const names = Object.keys(foreignFeed);

const cells = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '0',
    '-1',
    '2',
    '99999999999',
    '1e9',
    '24:00:00',
    '20260230',
    'HAFEN',
    '\0',
    ',',
    '\n',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** One cell of one file is another. */
const spoilt = fc
  .record({ name: fc.constantFrom(...names), at: fc.nat(400), cell: cells })
  .map(({ name, at, cell }) => {
    const parts = (foreignFeed[name] ?? '').split(/([,\n])/);
    const spot = (at * 2) % parts.length;
    return new Map(
      Object.entries({
        ...foreignFeed,
        [name]: parts.map((part, nth) => (nth === spot ? cell : part)).join(''),
      }),
    );
  });

test('whatever stands in a cell, the feed is kept whole or refused with a place', () => {
  const fates = new Set<string>();
  fc.assert(
    fc.property(spoilt, (files) => {
      fates.add(fateOf(files));
    }),
    { numRuns: inTheLongRun(2_000, 250) },
  );
  expect(fates).toEqual(new Set(['kept', 'refused']));
});

test('a file that is cut anywhere is kept whole or refused with a place', () => {
  const fates = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(600), (name, at) => {
      const cut = (foreignFeed[name] ?? '').slice(0, at);
      fates.add(fateOf(new Map(Object.entries({ ...foreignFeed, [name]: cut }))));
    }),
    { numRuns: inTheLongRun(1_000, 150) },
  );
  expect(fates).toEqual(new Set(['kept', 'refused']));
});

test('an archive with any byte changed opens or is refused', () => {
  const packed = packedFeed(foreignFeed);
  const fates = new Set<string>();
  fc.assert(
    fc.property(fc.nat(packed.length - 1), fc.nat(255), (at, byte) => {
      try {
        fates.add(fateOf(openFeed(packed.with(at, byte), 'feed.zip')));
      } catch (reason) {
        if (!(reason instanceof FeedFault)) throw reason;
        fates.add('no archive');
      }
    }),
    { numRuns: inTheLongRun(1_000, 250) },
  );
  expect(fates).toEqual(new Set(['kept', 'refused', 'no archive']));
});
