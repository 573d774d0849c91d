import {
  emailProblemOf,
  identityProblemOf,
  nameProblemOf,
  passportProblemOf,
} from '#domain/person/person-rules.ts';
import { phoneProblemOf } from '#domain/person/phone.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { type PartyDays, refusalsOfParty, type Traveller } from './party-rules.ts';
import type { ContactDraft } from './passenger-draft.ts';
import {
  countryIn,
  dayIn,
  isPersonInput,
  type PassengerInput,
  tariffNamed,
  travellerOf,
} from './passenger-input.ts';
import { isMarriedInYear, partyProblemsOf } from './passenger-party-problems.ts';
import type { ContactProblem, DraftProblem, PassengerField, PassengerProblem } from './passenger-problems.ts';

type PersonProblem = Omit<PassengerProblem, 'passenger'>;

const found = (
  field: PassengerField,
  problem: PassengerProblem['problem'] | null,
): readonly PersonProblem[] => (problem === null ? [] : [{ field, problem }]);

const nameProblems = (passenger: PassengerInput): readonly PersonProblem[] => {
  const first = nameProblemOf(passenger.firstName);
  const last = isPersonInput(passenger) ? nameProblemOf(passenger.lastName) : null;
  return [
    ...found('firstName', first && `first-name-${first}`),
    ...found('lastName', last && `last-name-${last}`),
  ];
};

/** Beside an adult of no tariff, whatever a party of two breaks is broken by the other. */
const plainAdult: Traveller = {
  tariff: tariffNamed('full'),
  countryId: turkish,
  birthDate: null,
  marriageDate: null,
};

const brokenBy = (passenger: PassengerInput, days: PartyDays): ReadonlySet<string> =>
  new Set(refusalsOfParty([plainAdult, travellerOf(passenger, days)], days));

const birthProblems = (passenger: PassengerInput, broken: ReadonlySet<string>): readonly PersonProblem[] => {
  if (parseDigits(passenger.birthDate) === '') return found('birthDate', 'birth-date-needed');
  if (dayIn(passenger.birthDate) === null || broken.has('birth-date-wrong')) {
    return found('birthDate', 'birth-date-wrong');
  }
  return found('birthDate', broken.has('age-mismatch') ? 'age-mismatch' : null);
};

const passportProblems = (passenger: PassengerInput): readonly PersonProblem[] => [
  ...found('countryId', countryCodeOf(countryIn(passenger)) === null ? 'country-needed' : null),
  ...found('passportNumber', passportProblemOf(passenger.passportNumber)),
];

const cardNumber = /^[A-Z\d-]{0,30}$/;

const cardProblems = ({ tariffCardNumber, loyaltyNumber }: PassengerInput): readonly PersonProblem[] => [
  ...found(
    'tariffCardNumber',
    cardNumber.test(parseDigits(tariffCardNumber).toUpperCase()) ? null : 'tariff-card-wrong',
  ),
  ...found(
    'loyaltyNumber',
    cardNumber.test(parseDigits(loyaltyNumber).toUpperCase()) ? null : 'loyalty-number-wrong',
  ),
];

const marriageProblems = (passenger: PassengerInput, days: PartyDays): readonly PersonProblem[] => {
  if (passenger.tariff !== 'newly-married') return [];
  if (parseDigits(passenger.marriageDate) === '') return found('marriageDate', 'marriage-date-needed');
  if (dayIn(passenger.marriageDate) === null) return found('marriageDate', 'marriage-date-wrong');
  return found('marriageDate', isMarriedInYear(passenger, days) ? null : 'marriage-not-in-year');
};

/** Everything wrong with one passenger alone, in the order of the form. */
export const problemsOfPassenger = (passenger: PassengerInput, days: PartyDays): readonly PersonProblem[] => {
  if (!isPersonInput(passenger)) return nameProblems(passenger);
  const broken = brokenBy(passenger, days);
  return [
    ...found('gender', passenger.gender === null ? 'gender-needed' : null),
    ...found('tariff', broken.has('foreign-use-blocked') ? 'foreign-use-blocked' : null),
    ...nameProblems(passenger),
    ...birthProblems(passenger, broken),
    ...(passenger.nationality === 'turkish'
      ? found('identityNumber', identityProblemOf(passenger.identityNumber))
      : passportProblems(passenger)),
    ...marriageProblems(passenger, days),
    ...cardProblems(passenger),
  ];
};

export const problemsOfContact = ({
  email,
  phone,
  phoneCountry,
}: ContactDraft): readonly ContactProblem[] => {
  const emailWrong = emailProblemOf(email);
  const phoneWrong = phoneProblemOf(phoneCountry, phone);
  return [
    ...(emailWrong === null ? [] : [{ passenger: null, field: 'email', problem: emailWrong } as const]),
    ...(phoneWrong === null ? [] : [{ passenger: null, field: 'phone', problem: phoneWrong } as const]),
  ];
};

/** Everything wrong with a party as it is typed: each passenger, all together, and how they are reached. */
export const problemsOfDrafts = (
  passengers: readonly PassengerInput[],
  contact: ContactDraft,
  days: PartyDays,
): readonly DraftProblem[] => {
  const ofAll = partyProblemsOf(passengers, days);
  const ofEach = passengers.flatMap((passenger, ordinal) => [
    ...problemsOfPassenger(passenger, days).map((own) => ({ passenger: ordinal, ...own })),
    ...ofAll.filter((problem) => problem.passenger === ordinal),
  ]);
  const ofNobody = ofAll.filter((problem) => problem.passenger >= passengers.length);
  return [...ofEach, ...ofNobody, ...problemsOfContact(contact)];
};
