import { phoneFormatOf } from '#domain/person/phone-table.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import {
  problemsOfRentalDriver,
  type RentalDriverField,
  type RentalDriverProblem,
} from '#domain/rental/rental-driver-problems.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { personProblemIds } from '#panels/person-problem-ids.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';

/** What is wrong with a field, in words. */
export type Problem = { readonly field: RentalDriverField; readonly fieldId: string; readonly text: string };

/** What every part of the form is given. */
export type DriverParts = {
  readonly driver: RentalDriver;
  readonly problems: readonly Problem[];
  readonly type: (change: Partial<RentalDriver>) => void;
  /** A field is left: what was typed is put in order. */
  readonly leave: () => void;
};

const ids: Readonly<Record<RentalDriverProblem['problem'], MessageId>> = {
  ...personProblemIds,
  'address-needed': 'rental.driver.wrong.address',
  'address-too-long': 'rental.driver.wrong.address-long',
  'city-needed': 'rental.driver.wrong.city',
  'city-too-long': 'rental.driver.wrong.city-long',
  'company-name-needed': 'registration.wrong.company-name-needed',
  'company-name-wrong': 'registration.wrong.company-name-wrong',
  'driver-too-young': 'rental.refused.driver-too-young',
  'licence-needed': 'rental.driver.wrong.licence',
  'licence-too-new': 'rental.refused.licence-too-new',
  'licence-wrong': 'rental.driver.wrong.licence',
  'tax-administration-needed': 'registration.wrong.tax-administration-needed',
  'tax-administration-wrong': 'registration.wrong.tax-administration-wrong',
  'tax-number-needed': 'registration.wrong.tax-number-needed',
  'tax-number-wrong': 'registration.wrong.tax-number-wrong',
  'train-pnr-wrong': 'rental.driver.wrong.train-pnr',
  'zip-needed': 'rental.driver.wrong.zip',
  'zip-wrong': 'rental.driver.wrong.zip',
};

export const driverFieldId = (field: RentalDriverField): string => `driver-${field}`;

export const problemIn = (problems: readonly Problem[], field: RentalDriverField): string | null =>
  problems.find((problem) => problem.field === field)?.text ?? null;

type Rented = { readonly car: RentalOffer; readonly pickUpAt: number; readonly today: string };

/** Everything wrong with what stands in the form, in words, in the order of its fields. */
export const problemsOf = (
  driver: RentalDriver,
  { car, pickUpAt, today }: Rented,
  words: Words,
): readonly Problem[] =>
  problemsOfRentalDriver(driver, { ...car, pickUpAt }, today).map(({ field, problem }) => ({
    field,
    fieldId: driverFieldId(field),
    text: words.say(ids[problem], {
      digits: phoneDigitsText(driver.phoneCountry, words),
      code: `+${phoneFormatOf(driver.phoneCountry).dialCode}`,
    }),
  }));
