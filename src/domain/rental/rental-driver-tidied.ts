import { dayTidied, tidiedContact } from '#domain/passenger/passenger-tidied.ts';
import { companyNameTyped } from '#domain/person/company-name.ts';
import { personNameTyped } from '#domain/person/person-name.ts';
import { locatorTyped } from '#domain/values/locator.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { passportTyped } from '#domain/values/passport-number.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';
import type { RentalDriver } from './rental-driver.ts';

/** What was typed, in the form it is read and kept in. Done when a field is left, never while it is typed into. */
export const tidiedRentalDriver = (driver: RentalDriver): RentalDriver => ({
  ...driver,
  ...tidiedContact(driver),
  firstName: personNameTyped(driver.firstName),
  lastName: personNameTyped(driver.lastName),
  birthDate: dayTidied(driver.birthDate),
  identityNumber: numberTyped(driver.identityNumber),
  passportNumber: passportTyped(driver.passportNumber),
  city: withSingleSpaces(driver.city),
  zip: numberTyped(driver.zip),
  address: withSingleSpaces(driver.address),
  licenceSince: dayTidied(driver.licenceSince),
  trainPnr: locatorTyped(driver.trainPnr),
  companyName: companyNameTyped(driver.companyName),
  taxNumber: numberTyped(driver.taxNumber),
  taxAdministration: companyNameTyped(driver.taxAdministration),
});
