import { assign, emit, setup } from 'xstate';
import { isMembersOwn, isPaidBy, type PaymentMethod } from '#domain/fare/payment-method.ts';
import { type PaymentVerdict, paymentVerdictOf } from '#domain/fare/payment-verdict.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import type { WalletEnd } from '#machines/masterpass/masterpass.model.ts';
import {
  type AnyAnswer,
  areFound,
  doMilesReach,
  fresh,
  isSomethingLeft,
  type Payer,
  type Payment,
  type PaymentRefusal,
  recheckAfter,
  timeout,
} from './payment.model.ts';
import {
  type CouponsAnswer,
  type CoverAnswer,
  type CreditPaidAnswer,
  type MilesAnswer,
  type OpenAnswer,
  type Outcome,
  type PaidAnswer,
  type PriceAnswer,
  paymentPorts,
  type Sought,
} from './payment.ports.ts';

type Context = Payment['context'];
type Held = { readonly context: Context };
type Chosen = { readonly method: PaymentMethod };
type Tried = { readonly attempt: string; readonly cardToken?: string };

const isReady = (context: Context): boolean => context.terms === 'accepted' && isSomethingLeft(context);

const guards = {
  isGranted: (_: Held, answer: AnyAnswer) => answer.ok,
  isChallenged: (_: Held, answer: OpenAnswer) => answer.ok && answer.value.challenge !== null,
  isWhole: (_: Held, answer: CoverAnswer) => answer.ok && answer.value.due === 0,
  isUnderway: (_: Held, answer: AnyAnswer) => !answer.ok && answer.refusal === 'payment-underway',
  isSignedOut: (_: Held, answer: AnyAnswer) => !answer.ok && answer.refusal === 'sign-in-needed',
  isPaid: (_: Held, { answer }: Outcome) => answer.ok,
  isUndecided: (_: Held, { answer }: Outcome) =>
    !answer.ok && (answer.refusal === 'payment-underway' || answer.refusal === 'too-many-tries'),
  isPaidByWallet: (_: Held, { kind }: WalletEnd) => kind === 'paid',
  isLeftByWallet: (_: Held, { kind }: WalletEnd) => kind === 'underway',
  isByWallet: ({ context }: Held) => context.method === 'wallet',
  isByTickets: ({ context }: Held) => context.method === 'open-tickets',
  isByMiles: ({ context }: Held) => context.method === 'miles',
  isSomethingLeft: ({ context }: Held) => isSomethingLeft(context),
  areFound: ({ context }: Held) => areFound(context),
  areOpen: ({ context }: Held) => context.terms === 'open',
  areAccepted: ({ context }: Held) => context.terms === 'accepted',
  /** Nobody is logged in any more, and what is chosen is a member's. */
  isMembersLost: ({ context }: Held, { payer }: { readonly payer: Payer }) =>
    payer === 'guest' && isMembersOwn(context.method),
  mayUse: ({ context }: Held, { method }: Chosen) =>
    (context.payer === 'member' || !isMembersOwn(method)) && isPaidBy(method, context.bought),
  mayPay: ({ context }: Held) => isReady(context),
  mayPayByTickets: ({ context }: Held) => context.terms === 'accepted' && !isSomethingLeft(context),
  mayPayByMiles: ({ context }: Held) => isReady(context) && doMilesReach(context),
  asks: ({ context }: Held, { verdict }: { readonly verdict: PaymentVerdict }) => context.verdict === verdict,
};

const refusedBy = (answer: AnyAnswer): Partial<Context> =>
  answer.ok
    ? {}
    : { refusal: answer.refusal, message: answer.message, verdict: paymentVerdictOf(answer.refusal) };

const refusedAs = (refusal: PaymentRefusal, message: string | null = null): Partial<Context> =>
  refusedBy({ ok: false, refusal, message });

/** How the wallet ended, in the words of this flow. */
const walletEndedBy = (end: WalletEnd): Partial<Context> => {
  switch (end.kind) {
    case 'paid':
      return { payment: end.payment };
    case 'declined':
      return refusedAs(end.decline, end.message);
    case 'signed-out':
      return refusedAs('sign-in-needed');
    case 'time-ended':
      return refusedAs('time-ended');
    case 'underway':
      return { payment: null };
    default:
      return { ...fresh, method: 'card' };
  }
};

/** Small changes of what is known, one for each action. */
const changes = {
  knowPayer: (_: Held, { payer }: { readonly payer: Payer }) => ({ payer }),
  noteMethod: (_: Held, { method }: Chosen) => ({ method, ...fresh }),
  noteAttempt: (_: Held, { attempt, cardToken = '' }: Tried) => ({
    attempt,
    cardToken,
    payment: null,
    ...fresh,
  }),
  noteCode: (_: Held, { code }: { readonly code: string }) => ({ code, ...fresh }),
  keepCode: ({ context }: Held) => ({ code: context.price.code ?? '' }),
  noteSought: (_: Held, { by, number, surname }: Sought) => ({ sought: { by, number, surname }, ...fresh }),
  noteNumbers: (_: Held, { numbers }: { readonly numbers: readonly string[] }) => ({ numbers, ...fresh }),
  /** The price as the server tells it; open tickets that no longer pay are forgotten. */
  keepPrice: ({ context: { total, cover } }: Held, answer: PriceAnswer): Partial<Context> =>
    answer.ok
      ? { price: answer.value, cover: total - (cover?.paid ?? 0) === answer.value.price ? cover : null }
      : {},
  keepCoupons: (_: Held, answer: CouponsAnswer) => (answer.ok ? { coupons: answer.value } : {}),
  /** What is left beside the open tickets; what a promotion takes off of it is asked afterwards. */
  keepCover: ({ context: { price } }: Held, answer: CoverAnswer): Partial<Context> =>
    answer.ok
      ? {
          cover: answer.value.numbers.length === 0 ? null : answer.value,
          price: { code: price.code, price: answer.value.due, discount: 0, due: answer.value.due },
        }
      : {},
  keepMiles: (_: Held, answer: MilesAnswer) => (answer.ok ? { miles: answer.value } : {}),
  keepOpened: (_: Held, answer: OpenAnswer): Partial<Context> =>
    answer.ok
      ? {
          payment: answer.value.payment,
          challenge: answer.value.challenge,
          bankBy: answer.value.payBy,
          heardAt: answer.value.at,
        }
      : {},
  keepPayment: (_: Held, answer: CreditPaidAnswer | PaidAnswer) =>
    answer.ok ? { payment: answer.value.payment } : {},
  keepWalletEnd: (_: Held, end: WalletEnd) => walletEndedBy(end),
  noteHeard: (_: Held, { at }: { readonly at: number }) => ({ heardAt: at }),
  keepOutcome: (_: Held, { answer }: Outcome) => refusedBy(answer),
  keepRefusal: (_: Held, answer: AnyAnswer) => refusedBy(answer),
};

/** The names the chart is drawn with. */
export const paymentSetup = setup({
  types: {} as Payment,
  actors: { ...paymentPorts, masterpass: masterpassMachine },
  delays: { answerTime: timeout, recheckTime: recheckAfter },
  guards,
  actions: {
    knowPayer: assign(changes.knowPayer),
    becomeGuest: assign({ payer: 'guest', method: 'card' }),
    noteMethod: assign(changes.noteMethod),
    acceptTerms: assign({ terms: 'accepted' }),
    withdrawTerms: assign({ terms: 'open' }),
    noteAttempt: assign(changes.noteAttempt),
    noteCode: assign(changes.noteCode),
    removeCode: assign({ code: '', refusal: null, message: null }),
    keepCode: assign(changes.keepCode),
    noteSought: assign(changes.noteSought),
    noteNumbers: assign(changes.noteNumbers),
    keepPrice: assign(changes.keepPrice),
    keepCoupons: assign(changes.keepCoupons),
    keepCover: assign(changes.keepCover),
    keepMiles: assign(changes.keepMiles),
    keepOpened: assign(changes.keepOpened),
    keepPayment: assign(changes.keepPayment),
    keepWalletEnd: assign(changes.keepWalletEnd),
    noteHeard: assign(changes.noteHeard),
    keepOutcome: assign(changes.keepOutcome),
    keepRefusal: assign(changes.keepRefusal),
    keepNotReached: assign({ refusal: 'not-reached', message: null }),
    followVerdict: assign({ verdict: 'none' }),
    forgetMiles: assign({ miles: null }),
    notePaid: assign(({ context: { payment } }) => ({ outcome: { kind: 'paid', payment } as const })),
    noteUnderway: assign(({ context: { payment } }) => ({ outcome: { kind: 'underway', payment } as const })),
    noteTimeEnded: assign({ outcome: { kind: 'time-ended' } }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyChallenged: emit(({ context: { challenge } }) => ({ type: 'challenged', challenge }) as const),
  },
});
