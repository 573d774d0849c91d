import { expect, test } from 'vitest';
import { normalizeRentalDriver } from '#domain/rental/normalize-rental-driver.ts';
import { askedOfDriver, blankRentalDriver, type RentalDriver } from '#domain/rental/rental-driver.ts';
import { isYoungDriver, problemsOfRentalDriver } from '#domain/rental/rental-driver-problems.ts';

const today = '2026-11-23';

const rented = {
  minimumAge: 25,
  youngDriverAge: 21,
  licenceYears: 2,
  pickUpAt: Date.parse('2026-12-01T10:00:00+03:00'),
};

const driver: RentalDriver = {
  ...blankRentalDriver,
  firstName: 'Işık',
  lastName: 'Çelik',
  birthDate: '03.05.1990',
  identityNumber: '10000000146',
  email: 'isik@example.com',
  phone: '532 123 45 67',
  city: 'Kayseri',
  zip: '38010',
  address: 'Sivas Caddesi 1',
  licenceSince: '03.06.2010',
};

const wrongIn = (changed: Partial<RentalDriver>, licenceYears = rented.licenceYears) =>
  problemsOfRentalDriver({ ...driver, ...changed }, { ...rented, licenceYears }, today).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );

test('[F-08] of a whole driver nothing is wrong, of a blank one all there is', () => {
  expect([
    wrongIn({}),
    wrongIn({ nationality: 'foreign', identityNumber: '', passportNumber: 'U123456', countryId: 104 }),
    wrongIn({
      invoice: 'corporate',
      companyName: 'Erciyes Turizm',
      taxNumber: '1234567890',
      taxAdministration: 'Kocasinan',
    }),
  ]).toEqual([[], [], []]);
  expect(wrongIn({ ...blankRentalDriver, invoice: 'corporate' })).toEqual([
    'firstName: first-name-needed',
    'lastName: last-name-needed',
    'birthDate: birth-date-needed',
    'identityNumber: identity-needed',
    'email: email-needed',
    'phone: phone-needed',
    'city: city-needed',
    'zip: zip-needed',
    'address: address-needed',
    'licenceSince: licence-needed',
    'companyName: company-name-needed',
    'taxNumber: tax-number-needed',
    'taxAdministration: tax-administration-needed',
  ]);
});

test.each([
  ['01.12.2025', 1, []],
  ['02.12.2025', 1, ['licenceSince: licence-too-new']],
  ['02.12.2025', 0, ['licenceSince: licence-too-new']],
  ['01.12.2024', 2, []],
  ['02.12.2024', 2, ['licenceSince: licence-too-new']],
  ['23.11.2026', 1, ['licenceSince: licence-too-new']],
  ['24.11.2026', 1, ['licenceSince: licence-wrong']],
  ['03.05.1990', 1, ['licenceSince: licence-wrong']],
  ['31.02.2020', 1, ['licenceSince: licence-wrong']],
  ['dün', 1, ['licenceSince: licence-wrong']],
  ['۱۳۸۹/۳/۱۳', 1, []],
  ['', 1, ['licenceSince: licence-needed']],
  ['  ', 1, ['licenceSince: licence-needed']],
])('[V-35] a licence held since %j, of a car that asks for %i years', (licenceSince, years, problems) => {
  expect(wrongIn({ licenceSince }, years)).toEqual(problems);
});

test.each([
  ['01.12.2005', []],
  ['02.12.2005', ['birthDate: driver-too-young']],
  ['24.11.2026', ['birthDate: birth-date-wrong']],
  ['', ['birthDate: birth-date-needed']],
])('[V-35] the age on the day the car is fetched of whoever is born on %j', (birthDate, problems) => {
  expect(wrongIn({ birthDate, licenceSince: '01.11.2024' })).toEqual(problems);
});

test('whoever is younger than is asked for without a fee is a young driver', () => {
  const young = ['01.12.2001', '02.12.2001'].map((birthDate) =>
    isYoungDriver({ ...driver, birthDate }, rented),
  );
  expect(young).toEqual([false, true]);
});

test.each([
  ['38010', []],
  [' 38 010 ', []],
  ['۳۸۰۱۰', []],
  ['٣٨٠١٠', []],
  ['3801', ['zip: zip-wrong']],
  ['380100', ['zip: zip-wrong']],
  ['38O10', ['zip: zip-wrong']],
  ['-3801', ['zip: zip-wrong']],
  ['\u200e38010\u200f', []],
  ['38010\0', ['zip: zip-wrong']],
  ['3801🙂', ['zip: zip-wrong']],
  ['', ['zip: zip-needed']],
  [' \u200f ', ['zip: zip-needed']],
  ['3'.repeat(100_000), ['zip: zip-wrong']],
])('[V-33] the zip %j', (zip, problems) => {
  expect(wrongIn({ zip })).toEqual(problems);
});

test.each<[Partial<RentalDriver>, readonly string[]]>([
  [{ trainPnr: '' }, []],
  [{ trainPnr: ' ab c2 34 ' }, []],
  [{ trainPnr: 'ABC23' }, ['trainPnr: train-pnr-wrong']],
  [{ countryId: 0 }, ['countryId: country-needed']],
  [{ city: 'a'.repeat(101) }, ['city: city-too-long']],
  [{ address: 'a'.repeat(501) }, ['address: address-too-long']],
  [{ nationality: 'foreign' }, ['passportNumber: passport-needed']],
  [{ identityNumber: '10000000145' }, ['identityNumber: identity-wrong']],
])('[F-08] the fields of a driver stand their rules: %j', (changed, problems) => {
  expect(wrongIn(changed)).toEqual(problems);
});

test('putting a driver in order changes nothing of what is wrong, and is done once', () => {
  const input = { ...driver, firstName: ' ışık ', city: ' Kayseri  Merkez ', licenceSince: '3/6/2010' };
  const normalized = normalizeRentalDriver(input);
  expect([normalized.firstName, normalized.city, normalized.licenceSince]).toEqual([
    'IŞIK',
    'Kayseri Merkez',
    '03.06.2010',
  ]);
  expect([wrongIn(normalized), normalizeRentalDriver(normalized)]).toEqual([wrongIn(input), normalized]);
});

test('of a citizen no passport is kept, of a foreigner no citizenship number, of an individual no company', () => {
  const everything = { ...driver, passportNumber: 'U123456', companyName: 'X', taxNumber: '1' };
  const alone = { ...everything, companyName: '', taxNumber: '' };
  expect([
    askedOfDriver(everything),
    askedOfDriver({ ...everything, nationality: 'foreign' }),
    askedOfDriver({ ...everything, invoice: 'corporate' }),
  ]).toEqual([
    { ...alone, passportNumber: '' },
    { ...alone, nationality: 'foreign', identityNumber: '' },
    { ...everything, invoice: 'corporate', passportNumber: '' },
  ]);
});
