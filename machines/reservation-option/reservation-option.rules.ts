import { always, keeps, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, isGranted, signsOf } from '#machines/kit/judge/sign.ts';
import type { ReservationOption } from './reservation-option.model.ts';

const { answered, asks, noAnswer, ends, hears, passes, shows, stands } = signsOf<ReservationOption>();

const keyOf = (port: string) => inputOf<{ readonly key: string }>(port);
const extension = keyOf('extendOption');
const cancellation = keyOf('cancelReservation');

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
    'pressed-twice-extended-once': keeps(['S-14'], {
      of: (seen) => extension(seen)?.key,
      until: answered('extendOption'),
    }),
    'pressed-twice-cancelled-once': keeps(['S-18'], {
      of: (seen) => cancellation(seen)?.key,
      until: answered('cancelReservation'),
    }),
    'extended-while-it-may-be': always(
      ['S-14', 'E-09'],
      hears('extension.asked'),
      shows(({ isExtendable }) => isExtendable),
    ),
    'end-is-looked-at': always(['S-14', 'S-16'], passes('optionEnd'), asks('loadBooking')),
    'unheard-is-asked-again': leadsTo(['E-09'], {
      from: either(noAnswer('extendOption'), noAnswer('cancelReservation')),
      to: either(answered('extendOption'), answered('cancelReservation')),
    }),
    'over-is-not-held': always(
      ['S-16'],
      stands('held.waiting'),
      shows(({ booking }) => booking.status === 'active' && booking.kind === 'reservation'),
    ),
  },
};
