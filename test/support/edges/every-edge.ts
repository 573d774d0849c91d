import * as access from './access-edges.ts';
import type { EdgeCase } from './edge-case.ts';
import * as membership from './membership-edges.ts';
import * as money from './money-edges.ts';
import * as party from './party-edges.ts';
import * as passengers from './passenger-edges.ts';
import * as people from './person-edges.ts';
import * as phones from './phone-edges.ts';
import * as profiles from './profile-edges.ts';
import * as rentals from './rental-edges.ts';
import * as seats from './seat-edges.ts';
import * as sought from './sought-edges.ts';
import * as trips from './trip-edges.ts';

type Edges = readonly EdgeCase<unknown>[];

/** Every table of edge cases, by the rule whose edges they are. */
export const everyEdge: Readonly<Record<string, readonly Edges[]>> = {
  'V-01': [access.logins, people.emails],
  'V-02': [people.names],
  'V-03': [people.emails, people.emailsAtCounter],
  'V-04': [people.enteredDays],
  'V-05': [people.citizenshipNumbers],
  'V-06': [people.passports],
  'V-07': [phones.phonesOfWhom],
  'V-08': [membership.contracts],
  'V-09': [profiles.pictures],
  'V-10': [membership.registered],
  'V-11': [access.passwords, access.repetitions],
  'V-12': [phones.phones],
  'V-13': [phones.territorialPhones],
  'V-14': [phones.partedPhones],
  'V-15': [profiles.profilePhones],
  'V-16': [people.birthDays, passengers.ages, passengers.passengersBorn],
  'V-17': [trips.searchDays, trips.returnDays],
  'V-18': [
    trips.searches,
    access.lookups,
    sought.couponNumbers,
    sought.couponLocators,
    sought.couponSurnames,
  ],
  'V-19': [money.reservations, money.reservedMoments],
  'V-20': [party.lapParties],
  'V-22': [access.ranges],
  'V-23': [seats.neighbours, party.genderParties],
  'V-24': [party.petParties, seats.petPlaces, seats.dogRooms],
  'V-25': [seats.couchettes, seats.closings],
  'V-26': [party.seatedParties],
  'V-27': [seats.wheelchairPlaces],
  'V-28': [party.dependentParties],
  'V-29': [party.tariffParties],
  'V-30': [passengers.contactParties],
  'V-33': [money.cards, money.aliases, rentals.zips],
  'V-34': [money.openTickets],
  'V-35': [rentals.licences, rentals.holders, rentals.acceptances],
};
