import { isGranted, isRefused, isSettled, refusalIn, valueIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { reservationOptionMachine } from './reservation-option.machine.ts';
import type { ReservationOption } from './reservation-option.model.ts';

const { answered, asking, asks, ends, eventIn, hears, passes, sees, shows, stands } = signsOf<
  ReservationOption,
  typeof reservationOptionMachine
>();

const keyOf = (port: string) => inputOf<{ readonly key: string }>(port);
const extension = keyOf('extendOption');
const cancellation = keyOf('cancelReservation');
const extended = answered('extendOption', isSettled);
const cancelled = answered('cancelReservation', isSettled);
const isNotSo = (answer: { readonly ok: boolean }) => isRefused(answer) && isSettled(answer);
const extendedIn = valueIn<ReservationOption['context']['booking']>('extendOption');
const whyNotExtended = refusalIn('extendOption');
const whyNotCancelled = refusalIn('cancelReservation');

export const reservationOptionRules: Rules = {
  flow: 'reservation-option',
  rules: {
    'cancelled-when-meant': until(['S-14', 'S-18'], {
      from: either(begins, hears('cancellation.asked'), hears('cancellation.declined')),
      no: asks('cancelReservation'),
      until: hears('cancellation.confirmed'),
    }),
    'once-for-each-yes': eachOf(
      onceForEachYes(['S-14', 'E-09'], {
        yes: hears('extension.asked'),
        ...asking('extendOption', isSettled),
      }),
      onceForEachYes(['S-18', 'E-09'], {
        yes: hears('cancellation.confirmed'),
        ...asking('cancelReservation', isSettled),
        withdrawn: hears('cancellation.declined'),
      }),
    ),
    'outcome-is-shown': eachOf(
      always(
        ['S-14'],
        answered('extendOption', isGranted),
        both(
          stands('held'),
          shows(({ action }) => action === 'extended'),
          sees((seen) => JSON.stringify(seen.context.booking) === JSON.stringify(extendedIn(seen))),
        ),
      ),
      always(
        ['S-14', 'S-18'],
        answered('cancelReservation', isGranted),
        both(
          stands('over'),
          shows(({ booking }) => booking.status === 'cancelled'),
        ),
      ),
      always(
        ['E-09'],
        answered('cancelReservation', isGranted),
        sees((seen) => seen.context.refusal === null),
      ),
      always(
        ['E-09'],
        either(answered('extendOption', isNotSo), answered('cancelReservation', isNotSo)),
        sees((seen) => seen.context.refusal === (whyNotExtended(seen) ?? whyNotCancelled(seen))),
      ),
    ),
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
    'mailed-while-unproved': eachOf(
      until(['S-14'], {
        from: either(begins, answered('mailProof', isSettled)),
        no: asks('mailProof'),
        until: hears('link.wanted'),
      }),
      always(
        ['S-14'],
        asks('mailProof'),
        shows(({ booking }) => booking.awaitsProof),
      ),
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
