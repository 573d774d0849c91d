import { type CompanyProblem, problemsOfCompany } from '#domain/member/company-problems.ts';
import {
  emailProblemOf,
  identityProblemOf,
  nameProblemOf,
  passportProblemOf,
} from '#domain/person/person-rules.ts';
import { type PhoneProblem, phoneProblemOf } from '#domain/person/phone.ts';
import { isBirthDate, monthsAt } from '#domain/time/birth-date.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { isLocator } from '#domain/values/locator.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { normalizeRentalDriver } from './normalize-rental-driver.ts';
import type { DriverDemands } from './rental-car.ts';
import type { RentalDriver } from './rental-driver.ts';

export type RentalDriverField = Exclude<keyof RentalDriver, 'invoice' | 'nationality' | 'phoneCountry'>;

export type RentalDriverProblem = {
  readonly field: RentalDriverField;
  readonly problem:
    | PhoneProblem
    | CompanyProblem['problem']
    | NonNullable<ReturnType<typeof emailProblemOf | typeof identityProblemOf | typeof passportProblemOf>>
    | `${'address' | 'city'}-${'needed' | 'too-long'}`
    | `${'birth-date' | 'first-name' | 'last-name' | 'licence' | 'zip'}-${'needed' | 'wrong'}`
    | 'country-needed'
    | 'driver-too-young'
    | 'licence-too-new'
    | 'train-pnr-wrong';
};

type Problem = RentalDriverProblem['problem'];

const found = (field: RentalDriverField, problem: Problem | null): readonly RentalDriverProblem[] =>
  problem === null ? [] : [{ field, problem }];

const longestCity = 100;
const longestAddress = 500;
const zipForm = /^\d{5}$/;
const monthsOfYear = 12;

/** A licence is held for a year at least, whatever the car. */
export const leastLicenceYears = 1;

/** What a car is rented for: to whom it is given, and when it is fetched. */
export type RentedFor = DriverDemands & { readonly pickUpAt: number };

const dayOf = (input: string): string => parseDay(input)?.day ?? '';

const birthProblem = ({ birthDate }: RentalDriver, rented: RentedFor, today: string): Problem | null => {
  if (parseDigits(birthDate) === '') return 'birth-date-needed';
  const day = dayOf(birthDate);
  if (!isBirthDate(day, today)) return 'birth-date-wrong';
  const months = monthsAt(day, travelDayOf(dayNumberAt(rented.pickUpAt)));
  return months < rented.youngDriverAge * monthsOfYear ? 'driver-too-young' : null;
};

const licenceProblem = (driver: RentalDriver, rented: RentedFor, today: string): Problem | null => {
  if (parseDigits(driver.licenceSince) === '') return 'licence-needed';
  const day = dayOf(driver.licenceSince);
  const born = dayOf(driver.birthDate);
  if (!isBirthDate(day, today) || (isBirthDate(born, today) && day <= born)) return 'licence-wrong';
  const months = monthsAt(day, travelDayOf(dayNumberAt(rented.pickUpAt)));
  const years = Math.max(leastLicenceYears, rented.licenceYears);
  return months < years * monthsOfYear ? 'licence-too-new' : null;
};

const nameProblems = ({ firstName, lastName }: RentalDriver): readonly RentalDriverProblem[] => {
  const [first, last] = [nameProblemOf(firstName), nameProblemOf(lastName)];
  return [
    ...found('firstName', first && `first-name-${first}`),
    ...found('lastName', last && `last-name-${last}`),
  ];
};

const textProblem = (name: 'address' | 'city', text: string, longest: number): Problem | null => {
  if (text === '') return `${name}-needed`;
  return text.length > longest ? `${name}-too-long` : null;
};

const zipProblem = (zip: string): Problem | null => {
  if (zip === '') return 'zip-needed';
  return zipForm.test(zip) ? null : 'zip-wrong';
};

const documentProblems = (driver: RentalDriver): readonly RentalDriverProblem[] =>
  driver.nationality === 'turkish'
    ? found('identityNumber', identityProblemOf(driver.identityNumber))
    : found('passportNumber', passportProblemOf(driver.passportNumber));

const isTrainPnr = (input: string): boolean => input === '' || isLocator(input);

/** Everything wrong with a driver and the invoice, in the order of the form; page and server ask the same. */
export const problemsOfRentalDriver = (
  input: RentalDriver,
  rented: RentedFor,
  today: string,
): readonly RentalDriverProblem[] => {
  const driver = normalizeRentalDriver(input);
  return [
    ...nameProblems(driver),
    ...found('birthDate', birthProblem(driver, rented, today)),
    ...documentProblems(driver),
    ...found('email', emailProblemOf(driver.email)),
    ...found('phone', phoneProblemOf(driver.phoneCountry, driver.phone)),
    ...found('countryId', countryCodeOf(driver.countryId) === null ? 'country-needed' : null),
    ...found('city', textProblem('city', driver.city, longestCity)),
    ...found('zip', zipProblem(driver.zip)),
    ...found('address', textProblem('address', driver.address, longestAddress)),
    ...found('licenceSince', licenceProblem(driver, rented, today)),
    ...found('trainPnr', isTrainPnr(driver.trainPnr) ? null : 'train-pnr-wrong'),
    ...(driver.invoice === 'corporate' ? problemsOfCompany(driver) : []),
  ];
};

/** Whoever is old enough for the car, but younger than its supplier asks without a fee. */
export const isYoungDriver = ({ birthDate }: RentalDriver, rented: RentedFor): boolean =>
  monthsAt(dayOf(birthDate), travelDayOf(dayNumberAt(rented.pickUpAt))) < rented.minimumAge * monthsOfYear;
