import { directionOf } from '#domain/journey/trip-choice.ts';
import { noWish } from '#domain/journey/trip-wish.ts';
import { ask, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import type { Booking } from './booking.model.ts';
import { bookingSetup } from './booking.setup.part.ts';
import {
  failed,
  granted,
  modeChosen,
  onTimeout,
  refused,
  toDescribing,
  toHome,
  toList,
  wishIn,
} from './booking.ways.part.ts';

const offers = ask(
  'findOffers',
  ({ context }: { readonly context: Booking['context'] }) => ({
    wish: context.wish ?? noWish,
    direction: directionOf(context),
  }),
  { actions: withOutput('keepOffers') },
  { actions: 'forgetOffers' },
);

export const searching = bookingSetup.createStateConfig({
  description: 'The trip is typed on the home page.',
  meta: { screen: 'home' },
  entry: 'setAside',
  on: { 'trip.wished': { target: 'listing', actions: withEvent('noteWish') }, 'address.asked': toDescribing },
});

export const listing = bookingSetup.createStateConfig({
  description: 'The trains of a day are listed.',
  meta: { screen: 'journey-list' },
  entry: 'turnToSale',
  initial: 'asking',
  on: {
    'trip.wished': { target: '.asking', actions: withEvent('noteWish') },
    'day.chosen': { guard: withEvent('isOfWay'), target: '.asking', actions: withEvent('noteDay') },
    'list.asked': '.asking',
    'address.asked': [toHome, toDescribing],
  },
  states: {
    asking: {
      description: 'The server is asked which trains there are.',
      tags: 'busy',
      after: onTimeout('refused'),
      invoke: ask(
        'findJourneys',
        wishIn,
        [
          { guard: withOutput('isForBack'), target: 'back', actions: withOutput('keepFound') },
          { ...granted, target: 'outward', actions: withOutput('keepFound') },
          { target: 'refused', actions: refused },
        ],
        { target: 'refused', actions: failed },
      ),
    },
    refused: { description: 'No train was found; the reason is shown.' },
    outward: {
      description: 'The train there is chosen.',
      entry: 'turnOutward',
      invoke: offers,
      on: {
        'journey.chosen': [
          { guard: 'isRoundTrip', target: 'back', actions: withEvent('noteOutward') },
          { guard: 'mayBook', target: '#booking.describing', actions: withEvent('noteOutward') },
          {
            guard: withEvent('isForChange'),
            target: '#booking.seating',
            actions: withEvent('noteOutward'),
          },
        ],
      },
    },
    back: {
      description: 'The train back is chosen; the one there stands on top.',
      invoke: offers,
      on: {
        'journey.chosen': {
          guard: withEvent('fitsBeside'),
          target: '#booking.describing',
          actions: withEvent('noteBack'),
        },
        'journey.changed': 'outward',
      },
    },
  },
});

export const describing = bookingSetup.createStateConfig({
  description: 'It is told who travels. Nothing is held yet, and no time runs.',
  meta: { screen: 'seat-map' },
  on: {
    'passengers.entered': {
      target: 'seating',
      actions: [withEvent('keepPeople'), withEvent('noteAt'), 'forgetSeats'],
    },
    'passengers.corrected': { actions: withEvent('keepPeople') },
    'mode.chosen': modeChosen,
    'journey.changed': 'listing.outward',
    'address.asked': [toHome, toList],
  },
});
