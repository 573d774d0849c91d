import { normalizeContact, normalizeDay } from '#domain/passenger/normalize-passenger.ts';
import { parseCompanyName } from '#domain/person/company-name.ts';
import { parsePersonName } from '#domain/person/person-name.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { parsePassport } from '#domain/values/passport-number.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';
import type { RentalDriver } from './rental-driver.ts';

/** What was typed, in the form it is read and kept in. Done when a field is left, never while it is typed into. */
export const normalizeRentalDriver = (driver: RentalDriver): RentalDriver => ({
  ...driver,
  ...normalizeContact(driver),
  firstName: parsePersonName(driver.firstName),
  lastName: parsePersonName(driver.lastName),
  birthDate: normalizeDay(driver.birthDate),
  identityNumber: parseDigits(driver.identityNumber),
  passportNumber: parsePassport(driver.passportNumber),
  city: withSingleSpaces(driver.city),
  zip: parseDigits(driver.zip),
  address: withSingleSpaces(driver.address),
  licenceSince: normalizeDay(driver.licenceSince),
  trainPnr: parseLocator(driver.trainPnr),
  companyName: parseCompanyName(driver.companyName),
  taxNumber: parseDigits(driver.taxNumber),
  taxAdministration: parseCompanyName(driver.taxAdministration),
});
