import { isGranted } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { masterpassMachine } from './masterpass.machine.ts';
import type { Masterpass, WalletOutcome } from './masterpass.model.ts';

const { answered, asking, asks, begunWith, ends, eventIn, hears, sees, shows, stands } = signsOf<
  Masterpass,
  typeof masterpassMachine
>();

type Purchase = Pick<Masterpass['input'], 'amount' | 'bought' | 'locator'>;
type Refused = { readonly ok: boolean; readonly refusal?: string };

const isSignedOut = ({ ok, refusal }: Refused) => !ok && refusal === 'sign-in-needed';
const paidIn = inputOf<Masterpass['input'] & { readonly attempt: string }>('payByWallet');
const purchaseIn = (of: Purchase | undefined) =>
  of && { locator: of.locator, bought: of.bought, amount: of.amount };
const isPaid = ({ answer }: WalletOutcome) => answer.ok;
const isUndecided = ({ answer }: WalletOutcome) => !answer.ok && answer.refusal === 'payment-underway';
const isDecided = (outcome: WalletOutcome) => !isUndecided(outcome);
const signsOut = either(
  ...(
    ['loadCards', 'askCode', 'addCard', 'verifyCard', 'resendCode', 'deleteCard', 'makeDefault'] as const
  ).map((port) => answered(port, isSignedOut)),
  answered('payByWallet', ({ answer }: WalletOutcome) => isSignedOut(answer)),
);

export const masterpassRules: Rules = {
  flow: 'masterpass',
  rules: {
    'code-before-money': eachOf(
      until(['S-21'], {
        from: either(begins, hears('card.chosen')),
        no: asks('payByWallet'),
        until: hears('code.entered'),
      }),
      onceForEachYes(['S-21'], {
        yes: hears('code.entered'),
        ...asking('payByWallet', isDecided),
      }),
    ),
    'paid-by-the-wallets-word': always(['S-21'], stands('paid'), answered('payByWallet', isPaid)),
    'paid-is-the-end': leadsTo(['S-21'], {
      from: answered('payByWallet', isPaid),
      to: ends(({ kind }) => kind === 'paid'),
      within: 0,
    }),
    'asked-money-is-not-left': until(['S-21'], {
      from: asks('payByWallet'),
      no: ends(({ kind }) => kind === 'left' || kind === 'time-ended'),
      until: answered('payByWallet'),
    }),
    'unheard-is-asked-again': leadsTo(['S-21'], {
      from: asks('payByWallet'),
      to: either(
        answered('payByWallet'),
        ends(({ kind }) => kind === 'underway'),
      ),
    }),
    'amount-shown-is-asked': always(
      ['S-21'],
      asks('payByWallet'),
      sees((seen) => paidIn(seen)?.amount === seen.context.amount),
    ),
    'what-was-begun-is-paid': asGiven(['S-21'], {
      given: (seen) => purchaseIn(begunWith(seen)),
      of: (seen) => purchaseIn(paidIn(seen)),
    }),
    'same-try-same-key': asGiven(['S-21'], {
      given: (seen) => eventIn('card.chosen')(seen)?.attempt,
      of: (seen) => paidIn(seen)?.attempt,
      underway: {
        from: asks('payByWallet'),
        until: answered('payByWallet', isDecided),
      },
    }),
    'removed-when-meant': onceForEachYes(['S-21'], {
      yes: hears('removal.confirmed'),
      ...asking('deleteCard'),
      withdrawn: either(hears('removal.asked'), hears('removal.declined')),
    }),
    'new-card-is-proved': until(['S-21'], {
      from: either(begins, hears('adding.begun')),
      no: shows(({ action }) => action === 'added'),
      until: answered('verifyCard', isGranted),
    }),
    'session-over': always(
      ['S-01', 'S-21'],
      signsOut,
      ends(
        (end) => end.kind === 'signed-out' || (end.kind === 'declined' && end.decline === 'sign-in-needed'),
      ),
    ),
  },
};
