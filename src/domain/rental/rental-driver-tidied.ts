import { companyNameTyped } from './company-name.ts';
import { locatorTyped } from './locator.ts';
import { numberTyped } from './number-typed.ts';
import { dayTidied, tidiedContact } from './passenger-tidied.ts';
import { passportTyped } from './passport-number.ts';
import { personNameTyped } from './person-name.ts';
import type { RentalDriver } from './rental-driver.ts';
import { withSingleSpaces } from './white-space.ts';

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
