import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/asking.ts';
import * as flow from './car-rental.model.ts';
import { carRentalSetup } from './car-rental.setup.part.ts';

const refused = withOutput('keepRefusal');
const { asked } = flow;
const keepCars = withOutput('keepCars');
const listed = [
  when('isNoCar', '#carRental.listing.empty', keepCars),
  granted('#carRental.listing.shown', 'keepCars'),
] as const;
const over = { target: '#carRental.lapsed', actions: refused } as const;
const backToList = { guard: withEvent('isListWanted'), target: '#carRental.listing' } as const;
const anew = { target: '#carRental.opening', actions: 'beginAnew' } as const;
const anewAtList = { ...anew, guard: withEvent('isListWanted') } as const;
const sought = { target: '#carRental.finding', actions: withEvent('noteWish') } as const;
const searchEnds = until('searchEnd', asked.searchEnd, {
  target: '#carRental.lapsed',
  actions: 'forgetRefusal',
});
const toggled = { target: '#carRental.narrowing', actions: withEvent('toggleBand') } as const;
const reordered = { target: '#carRental.narrowing', actions: withEvent('chooseOrder') } as const;
const narrows = { 'band.toggled': toggled, 'order.chosen': reordered } as const;
const opened = { target: '#carRental.detailing', actions: withEvent('noteCar') } as const;
const list = { screen: 'rental-list' } as const;
const driver = { screen: 'rental-driver' } as const;

export const carRentalMachine = carRentalSetup.createMachine({
  id: 'carRental',
  context: ({ input }) => flow.begun(input),
  initial: 'beginning',
  on: { 'payer.known': { actions: withEvent('knowPayer') } },
  states: {
    beginning: {
      description: 'It is decided whether a rental that was paid is looked at, or a car is looked for.',
      meta: list,
      always: [{ guard: 'isByNumber', target: 'renting' }, { target: 'opening' }],
    },
    opening: {
      description: 'The offices are asked for.',
      meta: list,
      ...asking(
        'listOffices',
        null,
        [granted('seeking', 'keepOffices'), { target: 'withoutOffices', actions: refused }],
        'withoutOffices',
      ),
    },
    withoutOffices: {
      description: 'The offices could not be had; they can be asked for again.',
      meta: list,
      on: { 'offices.asked': { target: 'opening', actions: 'forgetRefusal' } },
    },
    seeking: {
      description: 'Where and when a car is fetched and brought back is typed.',
      meta: list,
      initial: 'fresh',
      on: {
        'cars.sought': sought,
        'train.sought': { target: 'askingTrain', actions: withEvent('noteTrain') },
      },
      states: {
        fresh: { description: 'Nothing stands in the way.' },
        filled: { description: 'The train has filled in where and when.' },
        refused: { description: 'Why there is no answer is shown; what was typed stays.' },
      },
    },
    askingTrain: {
      description: 'It is asked where and when the train of a booking brings its traveller.',
      meta: list,
      ...asking(
        'placesOfTrain',
        asked.placesOfTrain,
        [granted('seeking.filled', 'keepPlaces'), { target: 'seeking.refused', actions: refused }],
        'seeking.refused',
      ),
    },
    finding: {
      description: 'Cars are looked for.',
      meta: list,
      ...asking(
        'findCars',
        asked.findCars,
        [...listed, { target: 'seeking.refused', actions: refused }],
        'seeking.refused',
      ),
    },
    listing: {
      description: 'The cars that were found are shown, at prices that are kept for a while.',
      meta: list,
      initial: 'shown',
      invoke: searchEnds,
      on: {
        'search.reopened': { target: 'seeking', actions: 'forgetRefusal' },
        ...narrows,
        'more.asked': { guard: 'isMore', target: 'extending', actions: 'forgetRefusal' },
      },
      states: {
        shown: { description: 'The list.', on: { 'car.opened': opened } },
        empty: { description: 'No car is to be had so.' },
        refused: {
          description: 'The list, and why what was wished did not come to be.',
          on: { 'car.opened': opened },
        },
      },
    },
    detailing: {
      description: 'One car is looked at: whom it is given to, and on which terms.',
      meta: list,
      invoke: until('searchEnd', asked.searchEnd, 'lapsed'),
      on: { 'car.closed': 'listing', 'car.chosen': 'describing' },
    },
    narrowing: {
      description: 'The list is asked for under other bands, or in another order.',
      meta: list,
      // Whoever chooses again while the list is on its way gets the last of it.
      on: {
        'band.toggled': { ...toggled, reenter: true },
        'order.chosen': { ...reordered, reenter: true },
      },
      ...asking('listCars', asked.listCars, [...listed, over], 'listing.refused'),
    },
    extending: {
      description: 'The next part of the list is asked for.',
      meta: list,
      on: narrows,
      ...asking('moreCars', asked.moreCars, [granted('listing.shown', 'addCars'), over], 'listing.refused'),
    },
    lapsed: {
      description: 'The prices are no longer kept; the same cars can be looked for again.',
      meta: list,
      on: {
        'search.repeated': { target: 'finding', actions: 'forgetRefusal' },
        'search.reopened': { target: 'seeking', actions: 'forgetRefusal' },
      },
    },
    describing: {
      description: 'Who drives and who the invoice is for is typed, and the contracts are accepted.',
      meta: driver,
      initial: 'filling',
      invoke: searchEnds,
      on: {
        'driver.noted': { actions: withEvent('noteDriver') },
        'contract.accepted': { guard: withEvent('isContractOpen'), actions: withEvent('acceptContract') },
        'contract.withdrawn': {
          guard: withEvent('isContractAccepted'),
          actions: withEvent('withdrawContract'),
        },
        'driver.given': {
          guard: 'areContractsAccepted',
          target: 'ordering',
          actions: withEvent('giveDriver'),
        },
        'car.reconsidered': { target: 'listing', actions: 'forgetRefusal' },
        'address.asked': backToList,
      },
      states: {
        filling: { description: 'Nothing stands in the way.' },
        refused: { description: 'Why it was not laid down is shown; what was typed stays.' },
      },
    },
    ordering: {
      description: 'The rental is laid down under one key, until its end is known.',
      meta: driver,
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to lay it down, and to have the car kept.',
          ...asking(
            'orderCar',
            asked.orderCar,
            [
              granted('#carRental.paying', 'keepOrder'),
              when('isCarGone', '#carRental.listing.refused', refused),
              when('isStale', '#carRental.lapsed', refused),
              { target: '#carRental.describing.refused', actions: refused },
            ],
            'unheard',
          ),
        },
        unheard: {
          description: 'No answer came; whether it was laid down is not known. It is asked again.',
          after: { lookAgainTime: 'carryingOut' },
          on: { 'outcome.asked': 'carryingOut' },
        },
      },
    },
    paying: {
      description: 'The car is kept and waits for its money.',
      meta: { screen: 'rental-payment' },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: asked.payment,
        onDone: [
          { guard: withOutput('isTimeOver'), target: 'expired', actions: 'tellTimeEnded' },
          { guard: withOutput('isLeft'), target: 'listing' },
          { target: 'renting' },
        ],
      },
    },
    renting: {
      description: 'The money was seen, or is on its way. What becomes of it is asked.',
      meta: { screen: 'rental-result' },
      initial: 'looking',
      invoke: until('rentalEnd', asked.rentalEnd, 'ended.closed'),
      states: {
        looking: {
          description: 'The server is asked for the rental.',
          ...asking(
            'viewRental',
            asked.viewRental,
            [
              granted('#carRental.ended.rented', 'keepRental'),
              { guard: 'isByNumber', target: '#carRental.ended.closed' },
              { target: 'waiting' },
            ],
            'unheard',
          ),
        },
        waiting: {
          description: 'It is not there yet; in a moment it is asked again.',
          after: { lookAgainTime: 'looking' },
          on: { 'outcome.asked': 'looking' },
        },
        unheard: {
          description: 'No answer came; in a moment it is asked again.',
          after: { lookAgainTime: 'looking' },
          on: { 'outcome.asked': 'looking' },
        },
      },
    },
    ended: {
      description: 'The rental has come to its end.',
      meta: { screen: 'rental-result' },
      initial: 'closed',
      on: { 'another.sought': anew, 'address.asked': anewAtList },
      states: {
        rented: { description: 'The car is rented.' },
        closed: { description: 'There is no such rental: it ran out, or the money went back.' },
      },
    },
    expired: {
      description: 'The time for paying is over; the car is free again.',
      meta: { screen: 'home' },
      on: { 'address.asked': anewAtList },
    },
  },
});
