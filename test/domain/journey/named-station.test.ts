import { expect, test } from 'vitest';
import { nameOnTicket, nameReadIn } from '#domain/journey/named-station.ts';

const ankara = { name: 'ANKARA GAR', persianName: 'آنکارا' };
const unwritten = { name: 'TOKI DURAĞI', persianName: null };

test('a station is read in Persian letters by whoever reads Persian, where there is a writing for it', () => {
  expect([nameReadIn(ankara, 'fa'), nameReadIn(unwritten, 'fa')]).toEqual(['آنکارا', 'Toki Durağı']);
  expect([nameReadIn(ankara, 'tr'), nameReadIn(ankara, 'en')]).toEqual(['Ankara Gar', 'Ankara Gar']);
});

test('a ticket says beside it what stands on the signs', () => {
  expect([nameOnTicket(ankara, 'fa'), nameOnTicket(unwritten, 'fa')]).toEqual([
    'آنکارا · \u2066Ankara Gar\u2069',
    '\u2066Toki Durağı\u2069',
  ]);
  expect([nameOnTicket(ankara, 'tr'), nameOnTicket(ankara, 'en')]).toEqual(['Ankara Gar', 'Ankara Gar']);
});
