import { asking, granted, when, withEvent } from '#machines/kit/flow/asking.ts';
import * as flow from './car-rental.model.ts';
import { ended, expired, parting, paying, releasing, renting } from './car-rental.money.part.ts';
import {
  askingTrain,
  detailing,
  extending,
  finding,
  lapsed,
  listing,
  narrowing,
  seeking,
} from './car-rental.search.part.ts';
import { carRentalSetup } from './car-rental.setup.part.ts';
import { driver, isListWanted, list, refused, searchEnds } from './car-rental.ways.part.ts';

const { asked } = flow;

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
    seeking,
    askingTrain,
    finding,
    listing,
    detailing,
    narrowing,
    extending,
    lapsed,
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
        'address.asked': { guard: isListWanted, target: 'listing' },
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
          after: { recheckTime: 'carryingOut' },
          on: { 'outcome.asked': 'carryingOut' },
        },
      },
    },
    paying,
    releasing,
    parting,
    renting,
    ended,
    expired,
  },
});
