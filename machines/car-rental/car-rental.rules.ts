import { openRentalContracts } from '#domain/rental/rental-contracts.ts';
import { always, keeps, leadsTo, never, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, isGranted, isRefused, signsOf } from '#machines/kit/judge/sign.ts';
import type { CarRental } from './car-rental.model.ts';

const { answered, asks, noAnswer, hears, passes, shows, stands, reports } = signsOf<CarRental>();

type Kind = { readonly kind: string };
const is = (kind: string) => (end: Kind) => end.kind === kind;

export const carRentalRules: Rules = {
  flow: 'car-rental',
  rules: {
    'contracts-first': always(
      ['V-35'],
      asks('orderCar'),
      shows(({ contracts }) => openRentalContracts(contracts).length === 0),
    ),
    'ordered-when-meant': until(['R-28'], {
      from: either(begins, answered('orderCar'), hears('car.opened')),
      no: asks('orderCar'),
      until: hears('driver.given'),
    }),
    'pressed-twice-ordered-once': keeps(['V-35'], {
      of: (seen) => inputOf<{ readonly key: string }>('orderCar')(seen)?.key,
      until: answered('orderCar'),
    }),
    'paid-after-kept': never(
      ['S-20'],
      both(
        asks('payment'),
        shows(({ order }) => order.number === ''),
      ),
    ),
    'released-when-left': always(['S-20'], answered('payment', is('left')), asks('releaseRental')),
    'released-when-meant': until(['S-20'], {
      from: either(stands('paying.open'), hears('leaving.declined')),
      no: asks('releaseRental'),
      until: either(hears('leaving.confirmed'), answered('payment')),
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
    'rented-by-the-servers-word': until(['S-20'], {
      from: either(begins, hears('another.sought')),
      no: stands('ended.rented'),
      until: answered('viewRental', isGranted),
    }),
    'price-kept-while-ordered': always(['R-28'], passes('searchEnd'), stands('lapsed')),
    'refusal-loses-no-driver': always(
      ['V-35'],
      answered('orderCar', isRefused),
      shows(({ refusal, driver }) => refusal !== null && driver.lastName !== ''),
    ),
    'unheard-order-is-asked-again': leadsTo(['S-20'], {
      from: noAnswer('orderCar'),
      to: answered('orderCar'),
    }),
  },
};
