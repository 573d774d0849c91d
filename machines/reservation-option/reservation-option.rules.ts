import { isSettled } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, isGranted, signsOf } from '#machines/kit/judge/sign.ts';
import type { ReservationOption } from './reservation-option.model.ts';

const { answered, asks, ends, eventIn, hears, passes, shows, stands } = signsOf<ReservationOption>();

const keyOf = (port: string) => inputOf<{ readonly key: string }>(port);
const extension = keyOf('extendOption');
const cancellation = keyOf('cancelReservation');
const extended = answered('extendOption', isSettled);
const cancelled = answered('cancelReservation', isSettled);

export const reservationOptionRules: Rules = {
  flow: 'reservation-option',
  rules: {
    'cancelled-when-meant': until(['S-14', 'S-18'], {
      from: either(begins, hears('cancellation.asked'), hears('cancellation.declined')),
      no: asks('cancelReservation'),
      until: hears('cancellation.confirmed'),
    }),
    'who-says-no-keeps-it': always(
      ['S-14'],
      either(hears('cancellation.declined'), hears('sale.declined')),
      both(
        stands('held.waiting'),
        shows(({ booking }) => booking.status === 'active'),
      ),
    ),
    'price-before-purchase': until(['S-14'], {
      from: either(begins, hears('sale.asked'), hears('sale.declined')),
      no: ends(),
      until: answered('simulateSale', isGranted),
    }),
    'bought-when-meant': until(['S-14'], { no: ends(), until: hears('sale.confirmed') }),
    'pressed-twice-extended-once': asGiven(['S-14'], {
      given: (seen) => eventIn('extension.asked')(seen)?.key,
      of: (seen) => extension(seen)?.key,
      underway: { from: asks('extendOption'), until: extended },
    }),
    'pressed-twice-cancelled-once': asGiven(['S-18'], {
      given: (seen) => eventIn('cancellation.confirmed')(seen)?.key,
      of: (seen) => cancellation(seen)?.key,
      underway: { from: asks('cancelReservation'), until: cancelled },
    }),
    'extended-while-it-may-be': always(
      ['S-14', 'E-09'],
      hears('extension.asked'),
      shows(({ isExtendable }) => isExtendable),
    ),
    'end-is-looked-at': always(['S-14', 'S-16'], passes('optionEnd'), asks('loadBooking')),
    'unheard-is-asked-again': eachOf(
      leadsTo(['E-09'], { from: asks('extendOption'), to: extended }),
      leadsTo(['E-09'], { from: asks('cancelReservation'), to: cancelled }),
    ),
    'over-is-not-held': always(
      ['S-16'],
      stands('held.waiting'),
      shows(({ booking }) => booking.status === 'active' && booking.kind === 'reservation'),
    ),
  },
};
