import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { asked } from './car-rental.model.ts';
import { carRentalSetup } from './car-rental.setup.part.ts';
import { list, opened, refused, searchEnds, sought } from './car-rental.ways.part.ts';

const keepCars = withOutput('keepCars');
const listed = [
  when('isNoCar', '#carRental.listing.empty', keepCars),
  granted('#carRental.listing.shown', 'keepCars'),
] as const;
const over = { target: '#carRental.lapsed', actions: refused } as const;
const toggled = { target: '#carRental.narrowing', actions: withEvent('toggleBand') } as const;
const reordered = { target: '#carRental.narrowing', actions: withEvent('chooseOrder') } as const;
const narrows = { 'band.toggled': toggled, 'order.chosen': reordered } as const;

export const seeking = carRentalSetup.createStateConfig({
  description: 'Where and when a car is fetched and brought back is typed.',
  meta: list,
  initial: 'fresh',
  on: {
    'wish.noted': { actions: withEvent('draftWish') },
    'cars.sought': sought,
    'train.sought': { target: 'askingTrain', actions: withEvent('noteTrain') },
  },
  states: {
    fresh: { description: 'Nothing stands in the way.' },
    filled: { description: 'The train has filled in where and when.' },
    farAway: { description: 'The train has filled in when; no office is near its station.' },
    refused: { description: 'Why there is no answer is shown; what was typed stays.' },
  },
});

export const askingTrain = carRentalSetup.createStateConfig({
  description: 'It is asked where and when the train of a booking brings its traveller.',
  meta: list,
  ...asking(
    'placesOfTrain',
    asked.placesOfTrain,
    [
      when('isFarAway', 'seeking.farAway', withOutput('fillIn')),
      granted('seeking.filled', 'fillIn'),
      { target: 'seeking.refused', actions: refused },
    ],
    'seeking.refused',
  ),
});

export const finding = carRentalSetup.createStateConfig({
  description: 'Cars are looked for.',
  meta: list,
  ...asking(
    'findCars',
    asked.findCars,
    [...listed, { target: 'seeking.refused', actions: refused }],
    'seeking.refused',
  ),
});

export const listing = carRentalSetup.createStateConfig({
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
      description: 'The list as it was, and why what was wished did not come to be.',
      entry: 'forgetWanted',
      on: { 'car.opened': opened },
    },
  },
});

export const detailing = carRentalSetup.createStateConfig({
  description: 'One car is looked at: whom it is given to, and on which terms.',
  meta: list,
  invoke: until('searchEnd', asked.searchEnd, 'lapsed'),
  on: { 'car.closed': 'listing', 'car.chosen': 'describing' },
});

export const narrowing = carRentalSetup.createStateConfig({
  description: 'The list is asked for under other bands, or in another order.',
  meta: list,
  // Whoever chooses again while the list is on its way gets the last of it.
  on: {
    'band.toggled': { ...toggled, reenter: true },
    'order.chosen': { ...reordered, reenter: true },
  },
  ...asking('listCars', asked.listCars, [...listed, over], 'listing.refused'),
});

export const extending = carRentalSetup.createStateConfig({
  description: 'The next part of the list is asked for.',
  meta: list,
  on: narrows,
  ...asking('moreCars', asked.moreCars, [granted('listing.shown', 'addCars'), over], 'listing.refused'),
});

export const lapsed = carRentalSetup.createStateConfig({
  description: 'The prices are no longer kept; the same cars can be looked for again.',
  meta: list,
  on: {
    'search.repeated': { target: 'finding', actions: 'forgetRefusal' },
    'search.reopened': { target: 'seeking', actions: 'forgetRefusal' },
  },
});
