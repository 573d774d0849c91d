import { isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { ticketChangeMachine } from './ticket-change.machine.ts';
import type { TicketChange } from './ticket-change.model.ts';

const { answered, asking, asks, begunWith, ends, eventIn, hears, sees } = signsOf<
  TicketChange,
  typeof ticketChangeMachine
>();

type Meant = { readonly locator: string; readonly due: number; readonly back: number; readonly key: string };
const meantIn = inputOf<Meant>('performChange');
const quotedIn = inputOf<Pick<Meant, 'locator'>>('simulateChange');
const locatorIn = (seen: Observation) => begunWith(seen)?.change.booking.locator;
const whyNotChanged = refusalIn('performChange');

export const ticketChangeRules: Rules = {
  flow: 'ticket-change',
  rules: {
    'quoted-before-done': until(['S-18'], {
      from: either(begins, asks('simulateChange')),
      no: hears('change.confirmed'),
      until: answered('simulateChange', isGranted),
    }),
    'done-when-meant': eachOf(
      until(['S-18'], {
        from: either(begins, asks('simulateChange')),
        no: asks('performChange'),
        until: hears('change.confirmed'),
      }),
      onceForEachYes(['S-18'], {
        yes: either(hears('change.confirmed'), hears('outcome.asked')),
        ...asking('performChange'),
      }),
    ),
    'what-was-quoted-is-done': always(
      ['S-18'],
      asks('performChange'),
      sees((seen) => {
        const { quote } = seen.context;
        return quote !== null && meantIn(seen)?.due === quote.due && meantIn(seen)?.back === quote.inMoney;
      }),
    ),
    'booking-meant-is-changed': eachOf(
      asGiven(['S-18'], { given: locatorIn, of: (seen) => quotedIn(seen)?.locator }),
      asGiven(['S-18'], { given: locatorIn, of: (seen) => meantIn(seen)?.locator }),
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
    'outcome-is-shown': eachOf(
      always(
        ['S-18'],
        answered('performChange', isGranted),
        ends(({ kind }) => kind !== 'left' && kind !== 'gone'),
      ),
      always(
        ['S-18', 'E-09'],
        answered('performChange', isRefused),
        either(
          ends(({ kind }) => kind === 'gone'),
          sees((seen) => seen.context.refusal === whyNotChanged(seen)),
        ),
      ),
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
