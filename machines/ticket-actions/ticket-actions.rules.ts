import { isGranted, isRefused, refusalIn, valueIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { ticketActionsMachine } from './ticket-actions.machine.ts';
import type { TicketActions } from './ticket-actions.model.ts';

const { answered, asking, asks, eventIn, hears, sees, shows, stands } = signsOf<
  TicketActions,
  typeof ticketActionsMachine
>();

type Dealt = { readonly numbers: readonly string[]; readonly quote: unknown; readonly key: string };

const dealtIn = inputOf<Dealt>('performDeal');
const doneIn = valueIn<TicketActions['context']['deal']>('performDeal');
const whyNotQuoted = refusalIn('simulateDeal');
const whyNotDealt = refusalIn('performDeal');
const areChosen = ({ numbers }: Pick<Dealt, 'numbers'>) => numbers.length > 0;

export const ticketActionsRules: Rules = {
  flow: 'ticket-actions',
  rules: {
    'at-least-one-ticket': always(
      ['S-18'],
      either(asks('simulateDeal'), asks('performDeal'), asks('mayChange')),
      either(asks('simulateDeal', areChosen), asks('performDeal', areChosen), asks('mayChange', areChosen)),
    ),
    'quoted-before-done': until(['S-18'], {
      from: either(begins, hears('deal.asked')),
      no: hears('deal.confirmed'),
      until: answered('simulateDeal', isGranted),
    }),
    'done-when-meant': eachOf(
      until(['S-18'], {
        from: either(begins, hears('deal.asked'), hears('deal.declined')),
        no: asks('performDeal'),
        until: hears('deal.confirmed'),
      }),
      onceForEachYes(['S-18'], {
        yes: either(hears('deal.confirmed'), hears('outcome.asked')),
        ...asking('performDeal'),
      }),
    ),
    'what-was-quoted-is-done': always(
      ['S-18'],
      asks('performDeal'),
      sees(
        (seen) =>
          JSON.stringify(dealtIn(seen)?.quote) === JSON.stringify(seen.context.deal) &&
          dealtIn(seen)?.quote !== null,
      ),
    ),
    'other-amount-is-quoted-again': always(
      ['S-18', 'E-09'],
      answered(
        'performDeal',
        (answer: { readonly ok: boolean; readonly refusal?: string }) => answer.refusal === 'amount-differs',
      ),
      asks('simulateDeal'),
    ),
    'pressed-twice-done-once': asGiven(['S-18'], {
      given: (seen) => eventIn('deal.confirmed')(seen)?.key,
      of: (seen) => dealtIn(seen)?.key,
      underway: { from: asks('performDeal'), until: answered('performDeal') },
    }),
    'who-says-no-keeps-tickets': always(
      ['S-18'],
      hears('deal.declined'),
      both(
        stands('choosing'),
        shows(({ deal }) => deal === null),
      ),
    ),
    'unheard-is-asked-again': leadsTo(['E-09'], { from: asks('performDeal'), to: answered('performDeal') }),
    'done-is-shown': always(
      ['S-18'],
      answered('performDeal', isGranted),
      both(
        stands('done'),
        sees((seen) => JSON.stringify(seen.context.deal) === JSON.stringify(doneIn(seen))),
      ),
    ),
    'refused-is-shown': always(
      ['E-09'],
      either(answered('simulateDeal', isRefused), answered('performDeal', isRefused)),
      sees((seen) => seen.context.refusal === (whyNotQuoted(seen) ?? whyNotDealt(seen))),
    ),
  },
};
