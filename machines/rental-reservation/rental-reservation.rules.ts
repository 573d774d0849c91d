import { isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { rentalReservationMachine } from './rental-reservation.machine.ts';
import type { RentalFlow } from './rental-reservation.model.ts';

const { answered, asking, asks, eventIn, hears, sees, shows, stands, tagged } = signsOf<
  RentalFlow,
  typeof rentalReservationMachine
>();

type Meant = { readonly refund: number; readonly key: string };
const meantIn = inputOf<Meant>('cancelRental');
const whyNotCancelled = refusalIn('cancelRental');

export const rentalReservationRules: Rules = {
  flow: 'rental-reservation',
  rules: {
    'quoted-before-done': until(['S-20'], {
      from: either(begins, hears('cancellation.asked')),
      no: hears('cancellation.confirmed'),
      until: answered('quoteRefund', isGranted),
    }),
    'cancelled-when-meant': onceForEachYes(['S-20'], {
      yes: hears('cancellation.confirmed'),
      ...asking('cancelRental'),
      withdrawn: either(hears('cancellation.asked'), hears('cancellation.declined')),
    }),
    'what-was-quoted-is-done': always(
      ['S-20'],
      asks('cancelRental'),
      sees((seen) => meantIn(seen)?.refund === seen.context.quotedRefund?.refund),
    ),
    'pressed-twice-cancelled-once': asGiven(['S-20'], {
      given: (seen) => eventIn('cancellation.confirmed')(seen)?.key,
      of: (seen) => meantIn(seen)?.key,
      underway: {
        from: asks('cancelRental'),
        until: either(answered('cancelRental'), hears('cancellation.declined')),
      },
    }),
    'only-what-may-be-cancelled': always(
      ['S-20'],
      asks('quoteRefund'),
      shows(({ rental }) => rental !== null && rental.whyNot === null),
    ),
    'cancelled-is-passive': always(
      ['S-20'],
      answered('cancelRental', isGranted),
      both(
        stands('shown.cancelled'),
        shows(({ rental }) => rental?.status === 'passive'),
      ),
    ),
    'link-once': always(
      ['A-01'],
      hears('rental.sought'),
      asks('viewRental', ({ code }: { readonly code: string }) => code === ''),
    ),
    'unheard-is-asked-again': leadsTo(['E-13'], {
      from: asks('cancelRental'),
      to: answered('cancelRental'),
      unless: hears('cancellation.declined'),
    }),
    'refused-is-shown': always(
      ['S-20', 'E-13'],
      answered('cancelRental', isRefused),
      both(
        either(not(tagged('busy')), asks('quoteRefund')),
        sees((seen) => seen.context.refusal === whyNotCancelled(seen)),
      ),
    ),
    'left-in-doubt-is-read': until(['E-13'], {
      from: asks('cancelRental'),
      no: hears('cancellation.declined'),
      until: either(answered('cancelRental'), asks('viewRental')),
    }),
  },
};
