import { mostPassengers } from '#domain/fare/party-size.ts';
import { isOfAge, type PartyDays } from '#domain/passenger/party-rules.ts';
import { problemsOfDrafts } from '#domain/passenger/passenger-draft-rules.ts';
import { type PassengerInput, travellerOf } from '#domain/passenger/passenger-input.ts';
import type { DraftProblem } from '#domain/passenger/passenger-problems.ts';
import { phoneFormatOf } from '#domain/person/phone-table.ts';
import { monthsAt } from '#domain/time/birth-date.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { personProblemIds } from '#panels/person-problem-ids.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';
import { fieldIdOf } from './field-ids.ts';
import type { PartyInput, Problem } from './party-input.ts';
import { agesText, tariffText } from './tariff-words.ts';

const ids: Readonly<Record<DraftProblem['problem'], MessageId>> = {
  ...personProblemIds,
  'age-mismatch': 'passenger.wrong.age-mismatch',
  'foreign-use-blocked': 'passenger.wrong.foreign-use-blocked',
  'tariff-card-wrong': 'passenger.wrong.tariff-card-wrong',
  'loyalty-number-wrong': 'passenger.wrong.loyalty-number-wrong',
  'marriage-date-needed': 'passenger.wrong.marriage-date-needed',
  'marriage-date-wrong': 'passenger.wrong.marriage-date-wrong',
  'marriage-not-in-year': 'passenger.wrong.marriage-not-in-year',
  'marriage-alone': 'passenger.wrong.marriage-alone',
  'family-size': 'passenger.wrong.family-size',
  'companion-alone': 'passenger.wrong.companion-alone',
  'too-many-lap-children': 'passenger.wrong.too-many-lap-children',
  'too-many-passengers': 'passenger.wrong.too-many-passengers',
  'no-passenger': 'passenger.wrong.no-passenger',
  'pet-first': 'passenger.wrong.pet-first',
  'dependent-wrong': 'passenger.wrong.dependent-wrong',
  'ticket-letter-needed': 'passenger.wrong.ticket-letter-needed',
};

const years = 12;

/** The age on the first train whose day it does not fit. */
const ageValues = (entered: PassengerInput, days: PartyDays, words: Words): Values => {
  const traveller = travellerOf(entered, days);
  const day = days.trains.find((each) => !isOfAge(traveller, each)) ?? '';
  return {
    tariff: tariffText(entered.tariff, words),
    ages: agesText(traveller.tariff, words),
    age: numberText(Math.floor(monthsAt(traveller.birthDate ?? '', day) / years), words.language),
    day: shortDayText(day, words),
  };
};

/** How many one sale takes. */
export const mostText = ({ most = mostPassengers }: Pick<PartyDays, 'most'>, { language }: Words): string =>
  numberText(most, language);

const valuesOf = (problem: DraftProblem, party: PartyInput, days: PartyDays, words: Words): Values => {
  if (problem.passenger === null) {
    const { phoneCountry } = party.contact;
    const code = `+${phoneFormatOf(phoneCountry).dialCode}`;
    return { digits: phoneDigitsText(phoneCountry, words), code };
  }
  const entered = party.passengers[problem.passenger];
  if (entered === undefined) return {};
  return problem.problem === 'age-mismatch'
    ? ageValues(entered, days, words)
    : { tariff: tariffText(entered.tariff, words), most: mostText(days, words) };
};

/** Everything wrong with what stands in the forms, in words; one thing for each field. */
export const problemsOf = (party: PartyInput, days: PartyDays, words: Words): readonly Problem[] => {
  const problems = problemsOfDrafts(party.passengers, party.contact, days).map((problem): Problem => {
    const { passenger, field } = problem;
    const text = words.say(ids[problem.problem], valuesOf(problem, party, days, words));
    return passenger === null ? { passenger, field, text } : { passenger, field, text };
  });
  return problems.filter(
    (problem, at) => problems.findIndex((other) => fieldIdOf(other) === fieldIdOf(problem)) === at,
  );
};
