import { lapChildrenEach, mostPassengers } from '#domain/fare/party-size.ts';
import type { Tariff, TariffCode } from '#domain/fare/tariffs.ts';
import { isBirthDate, isRealDay, monthsAt } from '#domain/time/birth-date.ts';
import { turkish } from '#domain/values/customer-number.ts';

/** What the rules of a party ask of one who travels in it. Days are ISO text. */
export type Traveller = {
  readonly tariff: Tariff;
  readonly countryId: number;
  readonly birthDate: string | null;
  readonly marriageDate: string | null;
};

/** The days its trains leave, and the day it is booked. */
export type PartyDays = {
  readonly trains: readonly string[];
  readonly today: string;
  /** How many may travel in one sale, where the catalogue says otherwise than the shop's own rule. */
  readonly most?: number;
  /** As what they may travel, where the catalogue says otherwise. */
  readonly tariffs?: readonly Tariff[];
};

/** In the order they are told. */
export const partyRefusals = [
  'no-passenger',
  'pet-first',
  'too-many-passengers',
  'too-many-lap-children',
  'birth-date-wrong',
  'age-mismatch',
  'foreign-use-blocked',
  'family-size',
  'marriage-not-in-year',
  'companion-alone',
] as const;

export type PartyRefusal = (typeof partyRefusals)[number];

const familyFrom = 3;
const familyTo = 11;
const couple = 2;
export const marriageYear = 2025;

type Rule = (party: readonly Traveller[], days: PartyDays) => boolean;

const travelAs = (party: readonly Traveller[], ...codes: readonly TariffCode[]): readonly Traveller[] =>
  party.filter(({ tariff }) => codes.includes(tariff.code));

/** Whether a traveller has the age of the tariff on a day. */
export const isOfAge = ({ tariff, birthDate }: Traveller, day: string): boolean => {
  const { fromMonths, underMonths } = tariff;
  if (fromMonths === 0 && underMonths === 0) return true;
  if (birthDate === null) return false;
  const months = monthsAt(birthDate, day);
  return months >= fromMonths && (underMonths === 0 || months < underMonths);
};

const isMarriedInYear = ({ marriageDate }: Traveller): boolean =>
  marriageDate !== null && isRealDay(marriageDate) && marriageDate.startsWith(`${marriageYear}-`);

const isFamilySize = (count: number): boolean => count === 0 || (count >= familyFrom && count <= familyTo);

/** The newly married travel as two, married on one day of the year. */
const isCouple = (married: readonly Traveller[]): boolean =>
  married.length === 0 ||
  (married.length === couple &&
    married.every(isMarriedInYear) &&
    new Set(married.map(({ marriageDate }) => marriageDate)).size === 1);

const people = (party: readonly Traveller[]): readonly Traveller[] =>
  party.filter(({ tariff }) => tariff.occupies === 'seat');

/** A rule says whether the party breaks it. */
const broken: Readonly<Record<PartyRefusal, Rule>> = {
  'no-passenger': (party) => party.length === 0,
  'pet-first': ([first]) => first !== undefined && first.tariff.occupies !== 'seat',
  'too-many-passengers': (party, { most = mostPassengers }) =>
    party.filter(({ tariff }) => tariff.occupies !== 'lap').length > most,
  'too-many-lap-children': (party) =>
    travelAs(party, 'lap-child').length > lapChildrenEach * people(party).length,
  'birth-date-wrong': (party, { today }) =>
    party.some(({ birthDate }) => birthDate !== null && !isBirthDate(birthDate, today)),
  'age-mismatch': (party, { trains }) =>
    party.some((traveller) => !trains.every((day) => isOfAge(traveller, day))),
  'foreign-use-blocked': (party) =>
    party.some(({ tariff, countryId }) => tariff.isForCitizensOnly && countryId !== turkish),
  'family-size': (party) => !isFamilySize(travelAs(party, 'family').length),
  'marriage-not-in-year': (party) => !isCouple(travelAs(party, 'newly-married')),
  'companion-alone': (party) => travelAs(party, 'companion').length > travelAs(party, 'disabled').length,
};

/** Every rule a party breaks, in the order they are told. */
export const refusalsOfParty = (party: readonly Traveller[], days: PartyDays): readonly PartyRefusal[] =>
  partyRefusals.filter((name) => broken[name](party, days));

/** The first rule a party breaks; null when it may travel together. */
export const refusalOfParty = (party: readonly Traveller[], days: PartyDays): PartyRefusal | null =>
  partyRefusals.find((name) => broken[name](party, days)) ?? null;
