import { expect, test } from 'vitest';
import { openAllowance } from '#server/platform/allowance.ts';
import { giveChoiceBack, noMoreChoices } from '#server/sale/seats/no-more-choices.ts';

const caller = { name: null, network: '10.0.0.1' };

/** As many choices as a party has are made at once; gives whether one more may be made after the given milliseconds. */
const mayAfter = (after: number, holdTime: number): boolean => {
  let now = 0;
  const around = {
    allow: openAllowance(() => now),
    seats: { holdTime: () => holdTime },
    railway: { network: () => ({ terms: { mostPassengers: 1 } }) },
  };
  const choices = Array.from({ length: 1_000 }, () => noMoreChoices(caller, 'party', around) === null);
  if (choices.every((granted) => granted)) throw new Error('Nothing bounds the choices.');
  now = after;
  return noMoreChoices(caller, 'party', around) === null;
};

test('seats may be chosen again once the first are no longer held, however long that is set to', () => {
  expect([mayAfter(119_999, 120_000), mayAfter(120_000, 120_000), mayAfter(600_000, 1_200_000)]).toEqual([
    false,
    true,
    false,
  ]);
});

/** How many choices are heard of a party, each of them refused so. */
const heardOf = (name: string | null, refusal: string | null): number => {
  const chooser = { ...caller, name };
  const around = {
    allow: openAllowance(() => 0),
    seats: { holdTime: () => 1_000 },
    railway: { network: () => ({ terms: { mostPassengers: 1 } }) },
  };
  const choose = (): boolean => {
    const isHeard = noMoreChoices(chooser, 'party', around) === null;
    if (isHeard && refusal !== null) giveChoiceBack(chooser, 'party', refusal, around);
    return isHeard;
  };
  return Array.from({ length: 1_000 }, choose).filter(Boolean).length;
};

test('a choice of a seat that is taken costs a browser a quarter; one beyond what a party may hold costs the whole', () => {
  const granted = heardOf('browser', null);
  expect([heardOf('browser', 'seat-taken'), heardOf('browser', 'too-many-held')]).toEqual([
    4 * granted,
    granted,
  ]);
  expect(heardOf(null, 'seat-taken')).toBe(heardOf(null, null));
});

test('a network of IPv6 chooses in the share of its area, which has what four networks have', () => {
  const around = {
    allow: openAllowance(() => 0),
    seats: { holdTime: () => 1_000 },
    railway: { network: () => ({ terms: { mostPassengers: 1 } }) },
  };
  const heardFrom = (network: string): number =>
    Array.from({ length: 1_000 }, () => noMoreChoices({ name: null, network }, null, around) === null).filter(
      Boolean,
    ).length;
  const networks = Array.from({ length: 6 }, (_, at) => `2001:db8:7:${at}`);
  expect(networks.map(heardFrom)).toEqual([600, 600, 600, 600, 0, 0]);
  expect(heardFrom('2001:db8:8:0')).toBe(600);
});
