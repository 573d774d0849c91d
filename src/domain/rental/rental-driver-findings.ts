import { type CompanyFinding, findingsOfCompany } from '#domain/member/company-findings.ts';
import {
  emailFindingOf,
  identityFindingOf,
  nameFindingOf,
  passportFindingOf,
} from '#domain/person/person-rules.ts';
import { type PhoneFinding, phoneFindingOf } from '#domain/person/phone.ts';
import { isBirthDate, monthsAt } from '#domain/time/birth-date.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { typedDay } from '#domain/time/typed-day.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { isLocator } from '#domain/values/locator.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import type { DriverDemands } from './rental-car.ts';
import type { RentalDriver } from './rental-driver.ts';
import { tidiedRentalDriver } from './rental-driver-tidied.ts';

export type RentalDriverField = Exclude<keyof RentalDriver, 'invoice' | 'nationality' | 'phoneCountry'>;

export type RentalDriverFinding = {
  readonly field: RentalDriverField;
  readonly finding:
    | PhoneFinding
    | CompanyFinding['finding']
    | NonNullable<ReturnType<typeof emailFindingOf | typeof identityFindingOf | typeof passportFindingOf>>
    | `${'address' | 'city'}-${'needed' | 'too-long'}`
    | `${'birth-date' | 'first-name' | 'last-name' | 'licence' | 'zip'}-${'needed' | 'wrong'}`
    | 'country-needed'
    | 'driver-too-young'
    | 'licence-too-new'
    | 'train-pnr-wrong';
};

type Finding = RentalDriverFinding['finding'];

const found = (field: RentalDriverField, finding: Finding | null): readonly RentalDriverFinding[] =>
  finding === null ? [] : [{ field, finding }];

const longestCity = 100;
const longestAddress = 500;
const zipForm = /^\d{5}$/;
const monthsOfYear = 12;

/** A licence is held for a year at least, whatever the car. */
export const leastLicenceYears = 1;

/** What a car is rented for: to whom it is given, and when it is fetched. */
export type RentedFor = DriverDemands & { readonly pickUpAt: number };

const dayOf = (typed: string): string => typedDay(typed)?.day ?? '';

const birthFinding = ({ birthDate }: RentalDriver, rented: RentedFor, today: string): Finding | null => {
  if (numberTyped(birthDate) === '') return 'birth-date-needed';
  const day = dayOf(birthDate);
  if (!isBirthDate(day, today)) return 'birth-date-wrong';
  const months = monthsAt(day, travelDayOf(dayNumberAt(rented.pickUpAt)));
  return months < rented.youngDriverAge * monthsOfYear ? 'driver-too-young' : null;
};

const licenceFinding = (driver: RentalDriver, rented: RentedFor, today: string): Finding | null => {
  if (numberTyped(driver.licenceSince) === '') return 'licence-needed';
  const day = dayOf(driver.licenceSince);
  const born = dayOf(driver.birthDate);
  if (!isBirthDate(day, today) || (isBirthDate(born, today) && day <= born)) return 'licence-wrong';
  const months = monthsAt(day, travelDayOf(dayNumberAt(rented.pickUpAt)));
  const years = Math.max(leastLicenceYears, rented.licenceYears);
  return months < years * monthsOfYear ? 'licence-too-new' : null;
};

const nameFindings = ({ firstName, lastName }: RentalDriver): readonly RentalDriverFinding[] => {
  const [first, last] = [nameFindingOf(firstName), nameFindingOf(lastName)];
  return [
    ...found('firstName', first && `first-name-${first}`),
    ...found('lastName', last && `last-name-${last}`),
  ];
};

const textFinding = (name: 'address' | 'city', text: string, longest: number): Finding | null => {
  if (text === '') return `${name}-needed`;
  return text.length > longest ? `${name}-too-long` : null;
};

const zipFinding = (zip: string): Finding | null => {
  if (zip === '') return 'zip-needed';
  return zipForm.test(zip) ? null : 'zip-wrong';
};

const paperFindings = (driver: RentalDriver): readonly RentalDriverFinding[] =>
  driver.nationality === 'turkish'
    ? found('identityNumber', identityFindingOf(driver.identityNumber))
    : found('passportNumber', passportFindingOf(driver.passportNumber));

const isTrainPnr = (typed: string): boolean => typed === '' || isLocator(typed);

/** Everything wrong with a driver and the invoice, in the order of the form; page and server ask the same. */
export const findingsOfRentalDriver = (
  typed: RentalDriver,
  rented: RentedFor,
  today: string,
): readonly RentalDriverFinding[] => {
  const driver = tidiedRentalDriver(typed);
  return [
    ...nameFindings(driver),
    ...found('birthDate', birthFinding(driver, rented, today)),
    ...paperFindings(driver),
    ...found('email', emailFindingOf(driver.email)),
    ...found('phone', phoneFindingOf(driver.phoneCountry, driver.phone)),
    ...found('countryId', countryCodeOf(driver.countryId) === null ? 'country-needed' : null),
    ...found('city', textFinding('city', driver.city, longestCity)),
    ...found('zip', zipFinding(driver.zip)),
    ...found('address', textFinding('address', driver.address, longestAddress)),
    ...found('licenceSince', licenceFinding(driver, rented, today)),
    ...found('trainPnr', isTrainPnr(driver.trainPnr) ? null : 'train-pnr-wrong'),
    ...(driver.invoice === 'corporate' ? findingsOfCompany(driver) : []),
  ];
};

/** Whoever is old enough for the car, but younger than its supplier asks without a fee. */
export const isYoungDriver = ({ birthDate }: RentalDriver, rented: RentedFor): boolean =>
  monthsAt(dayOf(birthDate), travelDayOf(dayNumberAt(rented.pickUpAt))) < rented.minimumAge * monthsOfYear;
