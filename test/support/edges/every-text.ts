import * as access from './access-edges.ts';
import type { EdgeCase } from './edge-case.ts';
import * as money from './money-edges.ts';
import * as passengers from './passenger-edges.ts';
import * as people from './person-edges.ts';
import * as phones from './phone-edges.ts';
import * as profiles from './profile-edges.ts';
import * as rentals from './rental-edges.ts';
import * as sought from './sought-edges.ts';
import * as trips from './trip-edges.ts';

const the = <Given>(
  table: readonly EdgeCase<Given>[],
  textIn: (given: Given) => string,
): readonly EdgeCase<string>[] => table.map(([name, verdict, given]) => [name, verdict, textIn(given)]);

const phoneIn = ({ phone }: { readonly phone: string }): string => phone;
const dayIn = ({ outward }: trips.TripInput): string => {
  if (typeof outward === 'function') return outward('24.11.2026');
  return typeof outward === 'string' ? outward : '24.11.2026';
};

/** Every text that is typed, by the rule that judges it. */
export const everyText: Readonly<Record<string, readonly EdgeCase<string>[]>> = {
  'V-01 e-mail of a login': the(access.logins, ({ username }) => username),
  'V-02 name': people.names,
  'V-03 e-mail': people.emails,
  'V-04 day': people.enteredDays,
  'V-05 citizenship number': people.citizenshipNumbers,
  'V-06 passport number': people.passports,
  'V-07 phone of whom': the(phones.phonesOfWhom, phoneIn),
  'V-11 password': access.passwords,
  'V-12 phone': the(phones.phones, phoneIn),
  'V-13 phone of a territory': the(phones.territorialPhones, phoneIn),
  'V-14 phone in parts': the(phones.partedPhones, phoneIn),
  'V-15 phone of a profile': the(profiles.profilePhones, phoneIn),
  'V-16 birth date': [...people.birthDays, ...passengers.passengersBorn],
  'V-17 day of a search': the(trips.searchDays, dayIn),
  'V-18 departure': the(trips.searches, ({ from }) => from ?? 'ANKARA GAR'),
  'V-18 PNR': the(access.lookups, ({ locator }) => locator('ABC234')),
  'V-18 surname or e-mail': the(access.lookups, ({ who }) => who),
  'V-18 number of an open ticket': the(sought.couponNumbers, ({ number }) => number('700000000001')),
  'V-18 surname of an open ticket': the(sought.couponSurnames, ({ surname }) => surname),
  'V-22 day of a list': the(access.ranges, ([first]) => first).concat(the(access.ranges, ([, last]) => last)),
  'V-30 e-mail': the(passengers.contactParties, ({ contact }) => contact?.email ?? 'ayse@example.com'),
  'V-30 phone': the(passengers.contactParties, ({ contact }) => contact?.phone ?? '0532 123 45 67'),
  'V-33 card number': the(money.cards, ({ number }) => number),
  'V-33 holder of a card': the(money.cards, ({ holder }) => holder),
  'V-33 expiry': the(money.cards, ({ expiry }) => expiry),
  'V-33 security code': the(money.cards, ({ securityCode }) => securityCode),
  'V-33 name of a card in the wallet': money.aliases,
  'V-33 zip': rentals.zips,
  'V-35 licence': rentals.licences,
  'V-35 holder': rentals.holders,
};

/** Rules that judge no text of their own, and why. */
export const rulesWithoutText: Readonly<Record<string, string>> = {
  'V-08': 'a contract is accepted or not',
  'V-09': 'a picture is bytes',
  'V-10': 'the register is asked about fields that V-02, V-04 and V-05 have judged',
  'V-19': 'a moment is reckoned',
  'V-20': 'passengers are counted',
  'V-23': 'a place and a gender are chosen',
  'V-24': 'a place and a tariff are chosen',
  'V-25': 'places are chosen',
  'V-26': 'seats are counted',
  'V-27': 'a place and a tariff are chosen',
  'V-28': 'a passenger is chosen',
  'V-29': 'tariffs are chosen; the day of a marriage is a typed day of V-04',
  'V-34': 'an open ticket is chosen from a list',
};
