import { normalizeRentalDriver } from '#domain/rental/normalize-rental-driver.ts';
import { blankRentalDriver, type RentalDriver } from '#domain/rental/rental-driver.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import {
  rentedLater,
  sampleCar,
  sampleOffice,
  rentalsStartAt as startsAt,
} from '#machines/samples/rental-sample.ts';
import { carRentalMachine } from './car-rental.machine.ts';
import type { FoundCars } from './car-rental.ports.ts';

const oneAnswer = 'The answer is one, so only one of the two guards can hold.';

const wish = {
  pickUpOffice: sampleOffice.id,
  dropOffOffice: sampleOffice.id,
  pickUpAt: startsAt + 5 * day,
  dropOffAt: startsAt + 8 * day,
};

const driver: RentalDriver = normalizeRentalDriver({
  ...blankRentalDriver,
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  birthDate: '01.02.1980',
  identityNumber: '10000000146',
  email: 'ayse@example.com',
  phone: '532 000 00 00',
  city: 'Ankara',
  zip: '06000',
  address: 'Deneme Sokağı 1',
  licenceSince: '01.02.2005',
});

const addressed = (name: OwnAddress['name'], path: string): { readonly address: OwnAddress } => ({
  address: { name, access: 'open', path },
});

const carNamed = (id: string) => ({ ...sampleCar, id });
const kept = (offers: FoundCars['offers'], count: number, rest: FoundCars['rest'] = 'none') =>
  answersAt((at) => granted({ id: 's-1', keptUntil: at + 1_800_000, offers, count, rest }), 'K-03');
const four = ['car-1', 'car-2', 'car-3', 'car-4'].map(carNamed);
const unreachable = answers(refused('rental-unreachable'), 'E-13');
const tooMany = answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 });
const noRoom = answers({ ...refused('no-room'), retryAt: startsAt + 60_000 });
const searchOver = answers(refused('rental-search-over'));

export const carRentalWalk = walk({
  flow: 'car-rental',
  machine: carRentalMachine,
  startsAt,
  starts: {
    plain: { payer: 'guest', number: '', now: startsAt, kept: null },
    'at a rental that was paid': { payer: 'guest', number: rentedLater.number, now: startsAt, kept: null },
  },
  events: {
    'train.sought': { 'by PNR and surname': { pnr: 'K7Q2ZT', surname: 'YILMAZ' } },
    'wish.noted': { 'the office': { wish: { ...wish, pickUpAt: 0, dropOffAt: 0 } } },
    'cars.sought': { 'three days': { wish } },
    'band.toggled': { 'the lowest': { band: 'up-to-2500' } },
    'order.chosen': { 'the lowest deposit': { sort: 'lowest-deposit' } },
    'car.opened': { 'the first': { car: carNamed('car-1') } },
    'driver.noted': { whole: { driver } },
    'contract.accepted': {
      'of the sale': { contract: 'sales-contract' },
      'information before': { contract: 'pre-information' },
      'of the rental': { contract: 'rental-conditions' },
    },
    'contract.withdrawn': { 'of the rental': { contract: 'rental-conditions' } },
    'driver.given': { whole: { driver, key: 'k-1' }, 'whole, once more': { driver, key: 'k-2' } },
    'payer.known': { member: { payer: 'member' } },
    'address.asked': {
      'the list': addressed('rental-list', '/kiralik-arac-listesi'),
      'the driver': addressed('rental-driver', '/surucu-bilgisi'),
      'the payment': addressed('rental-payment', '/kiralik-arac-odeme'),
    },
  },
  outcomes: {
    listOffices: {
      offices: answers(granted([sampleOffice])),
      unreachable,
      'no answer': breaks(),
    },
    placesOfTrain: {
      'there and back': answers(
        granted({
          pickUpOffice: sampleOffice.id,
          pickUpAt: wish.pickUpAt,
          dropOffOffice: sampleOffice.id,
          dropOffAt: wish.dropOffAt,
        }),
      ),
      'no office near': answers(
        granted({ pickUpOffice: null, pickUpAt: wish.pickUpAt, dropOffOffice: null, dropOffAt: null }),
      ),
      'not found': answers(refused('booking-not-found')),
      'train over': answers(refused('train-over')),
      'more proof': answers(refused('more-proof-needed')),
      unreachable,
      'too many tries': tooMany,
      'no answer': breaks(),
    },
    findCars: {
      'four of six': kept(four, 6, 'some'),
      'one of one': kept(four.slice(0, 1), 1),
      none: kept([], 0),
      'place unknown': answers(refused('rental-place-unknown')),
      'time wrong': answers(refused('rental-time-wrong')),
      'office shut': answers(refused('rental-office-closed')),
      unreachable,
      'too many tries': tooMany,
      'no room': noRoom,
      'no answer': breaks(),
    },
    listCars: {
      'one of one': kept(four.slice(0, 1), 1),
      none: kept([], 0),
      'no longer kept': searchOver,
      'no answer': breaks(),
    },
    moreCars: {
      'two more of six': kept(['car-5', 'car-6'].map(carNamed), 6),
      'no longer kept': searchOver,
      'no answer': breaks(),
    },
    orderCar: {
      'laid down': answersAt((at) =>
        granted({ number: rentedLater.number, amount: 900_000, payBy: at + 900_000, at }),
      ),
      'no longer kept': searchOver,
      'car taken': answers(refused('car-taken'), 'E-13'),
      'car unknown': answers(refused('car-unknown')),
      'price changed': answers(refused('car-price-changed'), 'E-13'),
      'another amount': answers(refused('amount-differs')),
      'driver incomplete': answers(refused('rental-driver-incomplete'), 'V-35'),
      'driver too young': answers(refused('driver-too-young'), 'V-35'),
      'licence too new': answers(refused('licence-too-new'), 'V-35'),
      'contracts needed': answers(refused('rental-contracts-needed'), 'V-35'),
      'payment underway': answers(refused('payment-underway')),
      'cars unpaid': answers(refused('cars-unpaid')),
      'key in use': answers(refused('key-in-use')),
      'key used otherwise': answers(refused('key-used-otherwise')),
      unreachable,
      'too many tries': tooMany,
      'no room': noRoom,
      'no answer': breaks(),
    },
    payment: {
      paid: answers({ kind: 'paid', payment: 'e-1' }),
      underway: answers({ kind: 'underway', payment: 'e-1' }),
      'time over': answers({ kind: 'time-ended' }, 'S-20'),
      left: answers({ kind: 'left' }),
    },
    releaseRental: {
      released: answers(granted(null)),
      'money on its way': answers(refused('payment-underway')),
      'no answer': breaks(),
    },
    viewRental: {
      'a rental': answers(granted(rentedLater)),
      'not found': answers(refused('rental-not-found')),
      'money on its way': answers(refused('payment-underway')),
      'money went back': answers(refused('rental-returned'), 'S-20'),
      'never paid': answers(refused('rental-over'), 'S-20'),
      'too many tries': tooMany,
      'no answer': breaks(),
    },
  },
  control: ({ arrival, found, contracts, leavingFor }) => ({
    arrival,
    rest: found.rest,
    contracts,
    leavingFor,
  }),
  proves: {
    'S-20': ['carRental.paying|xstate.done.actor.payment|0'],
    'V-35': ['carRental.describing|driver.given|0'],
    'K-03': ['carRental.listing|more.asked|0'],
    'E-13': [
      'carRental.ordering.carryingOut|xstate.done.actor.orderCar|1',
      'carRental.ordering.carryingOut|xstate.done.actor.orderCar|2',
    ],
  },
  equivalent: {
    'carRental.ordering.carryingOut|xstate.done.actor.orderCar|0: after the next branch': oneAnswer,
    'carRental.ordering.carryingOut|xstate.done.actor.orderCar|1: after the next branch': oneAnswer,
    'carRental.paying|xstate.done.actor.payment|0: after the next branch': oneAnswer,
    'carRental.describing|contract.withdrawn|0: without its guard':
      'Whoever has not accepted a contract withdraws nothing.',
    'carRental.renting.looking|xstate.done.actor.viewRental|0: after the next branch': oneAnswer,
    'carRental.renting.looking|xstate.done.actor.viewRental|1: after the next branch': oneAnswer,
    'carRental.ended: begins in carRental.ended.unknown': 'Each way into it names which of the three it is.',
  },
});
