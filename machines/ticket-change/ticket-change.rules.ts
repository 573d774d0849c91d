import { asGiven } from '#machines/kit/judge/kept.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, either, inputOf, isGranted, signsOf } from '#machines/kit/judge/sign.ts';
import type { TicketChange } from './ticket-change.model.ts';

const { answered, asks, ends, eventIn, hears, sees } = signsOf<TicketChange>();

type Meant = { readonly due: number; readonly back: number; readonly key: string };
const meantIn = inputOf<Meant>('performChange');

export const ticketChangeRules: Rules = {
  flow: 'ticket-change',
  rules: {
    'quoted-before-done': until(['S-18'], {
      from: either(begins, asks('simulateChange')),
      no: hears('change.confirmed'),
      until: answered('simulateChange', isGranted),
    }),
    'done-when-meant': until(['S-18'], {
      from: either(begins, asks('simulateChange')),
      no: asks('performChange'),
      until: hears('change.confirmed'),
    }),
    'what-was-quoted-is-done': always(
      ['S-18'],
      asks('performChange'),
      sees((seen) => {
        const { quote } = seen.context;
        return quote !== null && meantIn(seen)?.due === quote.due && meantIn(seen)?.back === quote.inMoney;
      }),
    ),
    'pressed-twice-changed-once': asGiven(['S-18'], {
      given: (seen) => eventIn('change.confirmed')(seen)?.key,
      of: (seen) => meantIn(seen)?.key,
      underway: { from: asks('performChange'), until: answered('performChange') },
    }),
    'other-amount-is-quoted-again': always(
      ['S-18'],
      answered(
        'performChange',
        (answer: { readonly refusal?: string }) => answer.refusal === 'amount-differs',
      ),
      asks('simulateChange'),
    ),
    'who-says-no-keeps-the-ticket': always(
      ['S-18'],
      hears('change.declined'),
      ends(({ kind }) => kind === 'left'),
    ),
    'unheard-is-asked-again': leadsTo(['E-09'], {
      from: asks('performChange'),
      to: answered('performChange'),
    }),
    'changed-by-the-servers-word': always(
      ['S-18', 'K-04'],
      ends(({ kind }) => kind !== 'gone'),
      either(answered('performChange', isGranted), hears('change.declined')),
    ),
  },
};
