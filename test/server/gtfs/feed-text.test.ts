import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openFeed } from '#server/railway/gtfs/feed-archive.ts';
import { foreignFeed } from '#test/support/railway/foreign-feed.ts';

const stops = foreignFeed['stops.txt'] ?? '';

/** The railway of the tests, in whose stops one file is other bytes. */
const archiveWith = (bytes: Uint8Array): Uint8Array =>
  zipSync({
    ...Object.fromEntries(Object.entries(foreignFeed).map(([name, text]) => [name, strToU8(text)])),
    'stops.txt': bytes,
  });

const latinOne = Uint8Array.from(Buffer.from(stops.slice(1).replace('Moor,', 'Moör,'), 'latin1'));
const sixteen = Uint8Array.from(Buffer.from(stops, 'utf16le'));
const zero = strToU8(stops.replace('STRAND,', 'STRAND\0,'));

test.each([
  ['UTF-16', sixteen, 'stops.txt:1: is written in UTF-16; a feed is UTF-8'],
  ['Latin-1', latinOne, 'stops.txt:4: is not UTF-8; a feed is'],
  ['a zero byte', zero, 'stops.txt:5: holds a zero byte'],
])('a feed with %s is refused in one line that says where', (_name, bytes, line) => {
  expect(() => openFeed(archiveWith(bytes), 'feed.zip')).toThrow(new RegExp(`^${line}$`));
});

test('a feed in UTF-8, with its mark or without, is read', () => {
  const names = [stops, stops.slice(1)].map((text) =>
    openFeed(archiveWith(strToU8(text)), 'feed.zip')
      .get('stops.txt')
      ?.slice(0, 7),
  );
  expect(names).toEqual(['stop_id', 'stop_id']);
});
