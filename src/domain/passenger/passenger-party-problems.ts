import type { TariffCode } from '#domain/fare/tariffs.ts';
import { isDependentRight } from './main-passenger.ts';
import { type PartyDays, type PartyRefusal, refusalsOfParty } from './party-rules.ts';
import {
  isPersonInput,
  occupiesOf,
  type PassengerInput,
  tariffNamed,
  travellerOf,
} from './passenger-input.ts';
import type { PassengerProblem } from './passenger-problems.ts';

type Party = readonly PassengerInput[];
type Place = (party: Party, days: PartyDays) => PassengerProblem | null;

const last = (ordinals: readonly number[]): number => ordinals.at(-1) ?? 0;

const ordinalsOf = (party: Party, code: TariffCode): readonly number[] =>
  party.flatMap(({ tariff }, ordinal) => (tariff === code ? [ordinal] : []));

const atTariff =
  (problem: PassengerProblem['problem'], passengerIn: (party: Party) => number): Place =>
  (party) => ({ passenger: passengerIn(party), field: 'tariff', problem });

/** Whether the day of somebody's marriage would do, if the other of the couple said the same. */
export const isMarriedInYear = (passenger: PassengerInput, days: PartyDays): boolean =>
  !refusalsOfParty([travellerOf(passenger, days), travellerOf(passenger, days)], days).includes(
    'marriage-not-in-year',
  );

/** Told at the first of the couple, once the days of both would do alone. */
const couple: Place = (party, days) => {
  const married = party.filter(({ tariff }) => tariff === 'newly-married');
  return married.every((passenger) => isMarriedInYear(passenger, days))
    ? {
        passenger: ordinalsOf(party, 'newly-married')[0] ?? 0,
        field: 'marriageDate',
        problem: 'marriage-alone',
      }
    : null;
};

/** Where a rule of the whole party is told. What one passenger breaks alone is told there already. */
const places: Readonly<Partial<Record<PartyRefusal, Place>>> = {
  'no-passenger': atTariff('no-passenger', () => 0),
  'pet-first': atTariff('pet-first', () => 0),
  'too-many-passengers': atTariff('too-many-passengers', (party) =>
    last(party.flatMap((passenger, ordinal) => (occupiesOf(passenger) === 'lap' ? [] : [ordinal]))),
  ),
  'too-many-lap-children': atTariff('too-many-lap-children', (party) => last(ordinalsOf(party, 'lap-child'))),
  'family-size': atTariff('family-size', (party) => ordinalsOf(party, 'family')[0] ?? 0),
  'marriage-not-in-year': couple,
  'companion-alone': atTariff('companion-alone', (party) => last(ordinalsOf(party, 'companion'))),
};

const dependents = (party: Party): readonly PassengerProblem[] => {
  const travellers = party.map(({ tariff, dependsOn }) => ({ tariff: tariffNamed(tariff), dependsOn }));
  return party.flatMap((_, passenger) =>
    isDependentRight(travellers, passenger)
      ? []
      : [{ passenger, field: 'dependsOn', problem: 'dependent-wrong' } as const],
  );
};

const letters = (party: Party): readonly PassengerProblem[] =>
  party.some((passenger) => isPersonInput(passenger) && passenger.wantsTicketLetter === 'yes')
    ? []
    : [{ passenger: 0, field: 'wantsTicketLetter', problem: 'ticket-letter-needed' }];

/** What a party breaks as a whole, told at the passenger who can mend it. */
export const partyProblemsOf = (party: Party, days: PartyDays): readonly PassengerProblem[] => [
  ...refusalsOfParty(
    party.map((passenger) => travellerOf(passenger, days)),
    days,
  ).flatMap((refusal) => places[refusal]?.(party, days) ?? []),
  ...dependents(party),
  ...letters(party),
];
