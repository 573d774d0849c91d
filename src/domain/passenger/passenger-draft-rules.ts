import {
  emailFindingOf,
  identityFindingOf,
  nameFindingOf,
  passportFindingOf,
} from '#domain/person/person-rules.ts';
import { phoneFindingOf } from '#domain/person/phone.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { type PartyDays, refusalsOfParty, type Traveller } from './party-rules.ts';
import type { ContactDraft } from './passenger-draft.ts';
import type { ContactFinding, DraftFinding, PassengerField, PassengerFinding } from './passenger-findings.ts';
import { isMarriedInYear, partyFindingsOf } from './passenger-party-findings.ts';
import {
  countryIn,
  dayIn,
  isPersonTyped,
  type TypedPassenger,
  tariffNamed,
  travellerOf,
} from './passenger-typed.ts';

type Own = Omit<PassengerFinding, 'passenger'>;

const found = (field: PassengerField, finding: PassengerFinding['finding'] | null): readonly Own[] =>
  finding === null ? [] : [{ field, finding }];

const nameFindings = (passenger: TypedPassenger): readonly Own[] => {
  const first = nameFindingOf(passenger.firstName);
  const last = isPersonTyped(passenger) ? nameFindingOf(passenger.lastName) : null;
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

const brokenBy = (passenger: TypedPassenger, days: PartyDays): ReadonlySet<string> =>
  new Set(refusalsOfParty([plainAdult, travellerOf(passenger, days)], days));

const birthFindings = (passenger: TypedPassenger, broken: ReadonlySet<string>): readonly Own[] => {
  if (numberTyped(passenger.birthDate) === '') return found('birthDate', 'birth-date-needed');
  if (dayIn(passenger.birthDate) === null || broken.has('birth-date-wrong')) {
    return found('birthDate', 'birth-date-wrong');
  }
  return found('birthDate', broken.has('age-mismatch') ? 'age-mismatch' : null);
};

const passportFindings = (passenger: TypedPassenger): readonly Own[] => [
  ...found('countryId', countryCodeOf(countryIn(passenger)) === null ? 'country-needed' : null),
  ...found('passportNumber', passportFindingOf(passenger.passportNumber)),
];

const cardNumber = /^[A-Z\d-]{0,30}$/;

const cardFindings = ({ tariffCardNumber, loyaltyNumber }: TypedPassenger): readonly Own[] => [
  ...found(
    'tariffCardNumber',
    cardNumber.test(numberTyped(tariffCardNumber).toUpperCase()) ? null : 'tariff-card-wrong',
  ),
  ...found(
    'loyaltyNumber',
    cardNumber.test(numberTyped(loyaltyNumber).toUpperCase()) ? null : 'loyalty-number-wrong',
  ),
];

const marriageFindings = (passenger: TypedPassenger, days: PartyDays): readonly Own[] => {
  if (passenger.tariff !== 'newly-married') return [];
  if (numberTyped(passenger.marriageDate) === '') return found('marriageDate', 'marriage-date-needed');
  if (dayIn(passenger.marriageDate) === null) return found('marriageDate', 'marriage-date-wrong');
  return found('marriageDate', isMarriedInYear(passenger, days) ? null : 'marriage-not-in-year');
};

/** Everything wrong with one passenger alone, in the order of the form. */
export const findingsOfPassenger = (passenger: TypedPassenger, days: PartyDays): readonly Own[] => {
  if (!isPersonTyped(passenger)) return nameFindings(passenger);
  const broken = brokenBy(passenger, days);
  return [
    ...found('gender', passenger.gender === null ? 'gender-needed' : null),
    ...found('tariff', broken.has('foreign-use-blocked') ? 'foreign-use-blocked' : null),
    ...nameFindings(passenger),
    ...birthFindings(passenger, broken),
    ...(passenger.nationality === 'turkish'
      ? found('identityNumber', identityFindingOf(passenger.identityNumber))
      : passportFindings(passenger)),
    ...marriageFindings(passenger, days),
    ...cardFindings(passenger),
  ];
};

export const findingsOfContact = ({
  email,
  phone,
  phoneCountry,
}: ContactDraft): readonly ContactFinding[] => {
  const emailWrong = emailFindingOf(email);
  const phoneWrong = phoneFindingOf(phoneCountry, phone);
  return [
    ...(emailWrong === null ? [] : [{ passenger: null, field: 'email', finding: emailWrong } as const]),
    ...(phoneWrong === null ? [] : [{ passenger: null, field: 'phone', finding: phoneWrong } as const]),
  ];
};

/** Everything wrong with a party as it is typed: each passenger, all together, and how they are reached. */
export const findingsOfDrafts = (
  passengers: readonly TypedPassenger[],
  contact: ContactDraft,
  days: PartyDays,
): readonly DraftFinding[] => {
  const ofAll = partyFindingsOf(passengers, days);
  const ofEach = passengers.flatMap((passenger, ordinal) => [
    ...findingsOfPassenger(passenger, days).map((own) => ({ passenger: ordinal, ...own })),
    ...ofAll.filter((finding) => finding.passenger === ordinal),
  ]);
  const ofNobody = ofAll.filter((finding) => finding.passenger >= passengers.length);
  return [...ofEach, ...ofNobody, ...findingsOfContact(contact)];
};
