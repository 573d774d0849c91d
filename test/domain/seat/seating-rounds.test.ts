import { expect, test } from 'vitest';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { seatingRounds } from '#domain/seat/seating-rounds.ts';
import { wantedSeat } from '#test/support/passengers.ts';

const seatOf = (passenger: number, code: string, hasWheelchair = false) =>
  wantedSeat({ passenger, tariffId: tariffOfCode(code)?.id ?? -1, hasWheelchair });

test('[V-24] [V-27] passengers and wheelchair users are seated at once, then companions, then pets', () => {
  const party = [
    seatOf(3, 'dog'),
    seatOf(2, 'companion'),
    seatOf(0, 'full', true),
    seatOf(4, 'pet'),
    seatOf(1, 'child'),
    seatOf(5, 'disabled'),
  ];
  const order = (wanted: typeof party) =>
    seatingRounds(wanted).map((round) => round.map(({ passenger }) => passenger));
  expect(order(party)).toEqual([[0, 1, 5], [2], [3, 4]]);
  expect(order(party.slice(0, 1))).toEqual([[3]]);
  expect(order([])).toEqual([]);
});
