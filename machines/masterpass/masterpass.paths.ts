import { type Decline, declines, firstStepDeclines } from '#domain/fare/payment-decline.ts';
import type { WalletCard } from '#domain/fare/wallet-card.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { masterpassMachine } from './masterpass.machine.ts';
import type { Verification, WalletOutcome, WalletPaidAnswer } from './masterpass.model.ts';

const startsAt = 1_795_251_600_000;

const card = (id: string, lastFour: string, isDefault: boolean): WalletCard => ({
  id,
  alias: `kart ${lastFour}`,
  lastFour,
  isDefault,
  state: 'active',
  type: 'credit',
});
const sent =
  (id: string) =>
  (now: number): ReturnType<typeof granted<Verification>> =>
    granted({ id, expiresAt: now + 3 * minute, resendAt: now + minute });
const outcomeOf =
  (answer: WalletPaidAnswer) =>
  (at: number): WalletOutcome => ({ answer, at });
const signedOut = answers(refused('sign-in-needed'), 'S-03');
const tooMany = answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 });
const codeWrong = answers(refused('sms-code-wrong'), 'S-21');
const codeOld = answers(refused('sms-code-old'), 'S-21');

const carriages: ReadonlySet<Decline> = new Set(['wagon-closed', 'wagon-shut', 'operation-failed']);
const codeOf = (decline: Decline) =>
  firstStepDeclines.some((first) => first === decline) ? 'E-10' : carriages.has(decline) ? 'E-11' : 'E-12';
const declined = Object.fromEntries(
  declines.map((decline) => [decline, answersAt(outcomeOf(refused(decline)), codeOf(decline))]),
);

const once = 'The wallet gives one answer, so only one of the two guards can hold.';

export const masterpassWalk = walk({
  flow: 'masterpass',
  machine: masterpassMachine,
  startsAt,
  starts: {
    plain: { locator: 'AB12CD', bought: 'sale', amount: 93_000, payBy: startsAt + 15 * minute },
    'for another change': {
      locator: 'EF34GH',
      bought: 'change',
      amount: 41_000,
      payBy: startsAt + 15 * minute,
    },
  },
  events: {
    'card.chosen': { 'the second card': { cardId: 'w-2', attempt: 'a-1' } },
    'card.added': {
      'a new card': { cardToken: 't-1', alias: 'Maaş kartım', isDefault: 'yes' },
    },
    'code.entered': { 'six digits': { code: '123456' } },
    'default.chosen': { 'the second card': { cardId: 'w-2' } },
    'removal.asked': { 'the first card': { cardId: 'w-1' } },
  },
  outcomes: {
    loadCards: {
      'two cards': answers(granted([card('w-1', '0018', true), card('w-2', '0380', false)]), 'S-21'),
      'no card': answers(granted([])),
      'session ended': signedOut,
      'no answer': breaks(),
    },
    askCode: {
      'a code was sent': answersAt(sent('v-1'), 'S-21'),
      'session ended': signedOut,
      'too many tries': tooMany,
      'card not ready': answers(refused('wallet-card-not-ready'), 'S-21'),
      'card unknown': answers(refused('wallet-card-unknown')),
      'no answer': breaks(),
    },
    addCard: {
      'a code was sent': answersAt(sent('v-2'), 'S-21'),
      'session ended': signedOut,
      'too many tries': tooMany,
      'card not found': answers(refused('card-not-found')),
      'alias taken': answers(refused('wallet-alias-taken'), 'V-33'),
      'no answer': breaks(),
    },
    verifyCard: {
      right: answers(granted({ cardId: 'w-3' }), 'S-21'),
      wrong: codeWrong,
      old: codeOld,
      'session ended': signedOut,
      'no answer': breaks(),
    },
    resendCode: {
      'a code was sent': answersAt(sent('v-3'), 'S-21'),
      'too soon': answers(refused('sms-too-soon'), 'S-21'),
      old: codeOld,
      'session ended': signedOut,
      'no answer': breaks(),
    },
    deleteCard: {
      removed: answers(granted(null), 'S-21'),
      'card unknown': answers(refused('wallet-card-unknown')),
      'session ended': signedOut,
      'no answer': breaks(),
    },
    makeDefault: {
      done: answers(granted(null), 'S-21'),
      'card unknown': answers(refused('wallet-card-unknown')),
      'session ended': signedOut,
      'no answer': breaks(),
    },
    payByWallet: {
      paid: answersAt(outcomeOf(granted({ payment: 'p-1' })), 'S-21'),
      underway: answersAt(outcomeOf(refused('payment-underway'))),
      'code wrong': answersAt(outcomeOf(refused('sms-code-wrong')), 'S-21'),
      'code old': answersAt(outcomeOf(refused('sms-code-old')), 'S-21'),
      'session ended': answersAt(outcomeOf(refused('sign-in-needed'))),
      'nothing due': answersAt(outcomeOf(refused('nothing-due'))),
      'money went back': answersAt(outcomeOf(refused('payment-returned'))),
      'key used otherwise': answersAt(outcomeOf(refused('key-used-otherwise'))),
      ...declined,
      'no answer': breaks(),
    },
  },
  control: ({ purpose, refusal }) => ({ purpose, isSignedOut: refusal === 'sign-in-needed' }),
  proves: {
    'S-10': ['masterpass.open|xstate.done.actor.paymentEnd|0'],
    'S-21': [
      'masterpass.open.proving.verifying|xstate.done.actor.verifyCard|0',
      'masterpass.open.proving.verifying|xstate.done.actor.verifyCard|2',
      'masterpass.open.proving.entering|xstate.done.actor.codeEnd|0',
      'masterpass.open.proving.entering.waited|code.resent|0',
      'masterpass.open.deleting|xstate.done.actor.deleteCard|0',
      'masterpass.open.makingDefault|xstate.done.actor.makeDefault|0',
    ],
    'V-33': ['masterpass.open.sendingCard|xstate.done.actor.addCard|1'],
    'E-10': ['masterpass.settling.paying|xstate.done.actor.payByWallet|5'],
    'E-11': ['masterpass.settling.paying|xstate.done.actor.payByWallet|5'],
    'E-12': ['masterpass.settling.paying|xstate.done.actor.payByWallet|5'],
  },
  equivalent: Object.fromEntries(
    [
      'masterpass.open.proving.verifying|xstate.done.actor.verifyCard|0: after the next branch',
      'masterpass.open.proving.resending|xstate.done.actor.resendCode|0: after the next branch',
      'masterpass.settling.paying|xstate.done.actor.payByWallet|0: after the next branch',
      'masterpass.settling.paying|xstate.done.actor.payByWallet|1: after the next branch',
      'masterpass.settling.paying|xstate.done.actor.payByWallet|2: after the next branch',
      'masterpass.settling.paying|xstate.done.actor.payByWallet|3: after the next branch',
    ].map((name) => [name, once]),
  ),
});
