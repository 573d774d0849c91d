import { expect, test } from 'vitest';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { partyOn } from '#domain/passenger/wheelchair-party.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { createPassengerDraft } from '../../support/passengers.ts';
import { journeyOfTest } from '../../support/seated-booking.ts';

const inClass = (cabinClass: CabinClass) => ({ ...journeyOfTest, cabinClass });
const [wheelchairPlace, economy] = [inClass('DSB'), inClass('Y1')];

const shown = (party: readonly PassengerDraft[]) =>
  party.map(({ firstName, hasWheelchair, tariff }) => `${firstName} ${hasWheelchair} ${tariff}`);

const ayse = createPassengerDraft();
const ali = createPassengerDraft({ firstName: 'Ali', gender: 'M' });

test('[V-27] where a wheelchair place is chosen the first passenger travels in a wheelchair, on the tariff of the disabled', () => {
  expect(shown(partyOn([], [wheelchairPlace]))).toEqual([' yes disabled']);
  expect(shown(partyOn([ayse, ali], [wheelchairPlace]))).toEqual(['Ayşe yes disabled', 'Ali no full']);
  expect(shown(partyOn([ayse], [economy, wheelchairPlace]))).toEqual(['Ayşe yes disabled']);
});

test('[V-30] the ticket information still goes to whoever is first', () => {
  expect(partyOn([], [wheelchairPlace]).map(({ wantsTicketLetter }) => wantsTicketLetter)).toEqual(['yes']);
});

test('[V-27] whoever said so already is the one, and keeps the tariff they chose', () => {
  const user = { ...ali, hasWheelchair: 'yes', tariff: 'senior-65' } as const;
  expect(shown(partyOn([ayse, user], [wheelchairPlace]))).toEqual(['Ayşe no full', 'Ali yes senior-65']);
});

test('[V-29] a foreigner travels in a wheelchair without the tariff that is for citizens', () => {
  const foreigner = { ...ayse, nationality: 'foreign' } as const;
  expect(shown(partyOn([foreigner], [wheelchairPlace]))).toEqual(['Ayşe yes full']);
});

test('on another place nobody travels in a wheelchair who has told nothing; whoever has said so does', () => {
  const blank = partyOn([], [wheelchairPlace]);
  const user = { ...ayse, hasWheelchair: 'yes', tariff: 'disabled' } as const;
  expect(shown(partyOn(blank, [economy]))).toEqual([' no full']);
  expect(shown(partyOn([user], [economy, null]))).toEqual(['Ayşe yes disabled']);
});
