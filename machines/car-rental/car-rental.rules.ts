import { openRentalContracts } from '#domain/rental/rental-contracts.ts';
import { answerOf, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsThere, leadsTo, never, type Rules } from '#machines/kit/judge/rule.ts';
import { both, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { carRentalMachine } from './car-rental.machine.ts';
import type { CarRental } from './car-rental.model.ts';
import type { RentedAnswer } from './car-rental.ports.ts';

const { answered, asking, asks, contextIn, eventIn, hears, passes, reports, sees, shows, stands } = signsOf<
  CarRental,
  typeof carRentalMachine
>();

type Kind = { readonly kind: string };
const is = (kind: string) => (end: Kind) => end.kind === kind;

const givenIn = eventIn('driver.given');
const orderIn = inputOf<Pick<CarRental['context'], 'driver' | 'key'>>('orderCar');
const whyNotOrdered = refusalIn('orderCar');
const viewedIn = answerOf<RentedAnswer>('viewRental');
const notOrdered = answered('orderCar', isRefused);

export const carRentalRules: Rules = {
  flow: 'car-rental',
  rules: {
    'contracts-first': always(
      ['V-35'],
      asks('orderCar'),
      shows(({ contracts }) => openRentalContracts(contracts).length === 0),
    ),
    'ordered-when-meant': onceForEachYes(['R-28'], {
      yes: hears('driver.given'),
      ...asking('orderCar'),
      withdrawn: hears('car.opened'),
    }),
    'pressed-twice-ordered-once': asGiven(['V-35'], {
      given: (seen) => givenIn(seen)?.key,
      of: (seen) => orderIn(seen)?.key,
      underway: { from: asks('orderCar'), until: answered('orderCar') },
    }),
    'paid-after-kept': never(
      ['S-20'],
      both(
        asks('payment'),
        shows(({ order }) => order.number === ''),
      ),
    ),
    'released-when-left': always(['S-20'], answered('payment', is('left')), asks('releaseRental')),
    'released-when-meant': onceForEachYes(['S-20'], {
      yes: either(hears('leaving.confirmed'), answered('payment')),
      ...asking('releaseRental'),
      withdrawn: either(stands('paying.open'), hears('leaving.declined')),
    }),
    'who-says-no-stays': always(
      ['S-20'],
      hears('leaving.declined'),
      both(
        stands('paying.open'),
        shows(({ leavingFor }) => leavingFor === null),
      ),
    ),
    'time-ended-is-reported': always(['S-20'], answered('payment', is('time-ended')), reports('time-ended')),
    'paid-leads-to-a-word': leadsTo(['S-20'], {
      from: answered('payment', is('paid')),
      to: stands('ended'),
      unless: hears('address.asked'),
    }),
    'rented-by-the-servers-word': leadsThere(
      ['S-20'],
      stands('ended.rented'),
      sees((seen) => {
        const answer = viewedIn(seen);
        return answer?.ok === true && JSON.stringify(answer.value) === JSON.stringify(seen.context.rental);
      }),
    ),
    'prices-kept-no-longer-is-shown': always(['R-28'], passes('searchEnd'), stands('lapsed')),
    'refusal-loses-no-driver': eachOf(
      always(
        ['V-35'],
        notOrdered,
        sees((seen) => seen.context.refusal === whyNotOrdered(seen)),
      ),
      asGiven(['V-35'], {
        given: (seen) => givenIn(seen)?.driver,
        of: (seen) => (notOrdered.holds(seen) ? contextIn(seen).driver : orderIn(seen)?.driver),
      }),
    ),
    'unheard-order-is-asked-again': leadsTo(['S-20'], {
      from: asks('orderCar'),
      to: answered('orderCar'),
    }),
  },
};
