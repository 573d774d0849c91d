import { assign, emit, setup } from 'xstate';
import {
  isMembersOwn as isMembersOnly,
  isPaidBy as isMethodAllowedFor,
  type PaymentMethod,
} from '#domain/fare/payment-method.ts';
import { type PaymentVerdict, paymentVerdictOf } from '#domain/fare/payment-verdict.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import type { WalletEnd } from '#machines/masterpass/masterpass.model.ts';
import {
  type AnyAnswer,
  areFound,
  doMilesReach,
  isSomethingLeft,
  fresh as noRefusal,
  type Payer,
  type Payment,
  type PaymentRefusal,
  recheckAfter,
  timeout,
  type Waits,
} from './payment.model.ts';
import {
  type CouponsAnswer,
  type CoverAnswer,
  type MilesAnswer,
  type OpenAnswer,
  type PaidAnswer,
  type CreditPaidAnswer as PaidWithoutCardAnswer,
  type PriceAnswer,
  paymentPorts,
  type Sought,
  type Outcome as StatusAnswer,
} from './payment.ports.ts';

type Context = Payment['context'];
type WithContext = { readonly context: Context };
type Chosen = { readonly method: PaymentMethod };
type Tried = { readonly attempt: string; readonly cardToken?: string };

const isReady = (context: Context): boolean => context.terms === 'accepted' && isSomethingLeft(context);

const guards = {
  isGranted: (_: WithContext, answer: AnyAnswer) => answer.ok,
  isChallenged: (_: WithContext, answer: OpenAnswer) => answer.ok && answer.value.challenge !== null,
  isFullyCovered: (_: WithContext, answer: CoverAnswer) => answer.ok && answer.value.due === 0,
  isUnderway: (_: WithContext, answer: AnyAnswer) => !answer.ok && answer.refusal === 'payment-underway',
  isSignedOut: (_: WithContext, answer: AnyAnswer) => !answer.ok && answer.refusal === 'sign-in-needed',
  isPaid: (_: WithContext, { answer }: StatusAnswer) => answer.ok,
  isUndecided: (_: WithContext, { answer }: StatusAnswer) =>
    !answer.ok && (answer.refusal === 'payment-underway' || answer.refusal === 'too-many-tries'),
  isPaidByWallet: (_: WithContext, { kind }: WalletEnd) => kind === 'paid',
  isPendingAtWallet: (_: WithContext, { kind }: WalletEnd) => kind === 'underway',
  isByWallet: ({ context }: WithContext) => context.method === 'wallet',
  isByTickets: ({ context }: WithContext) => context.method === 'open-tickets',
  isByMiles: ({ context }: WithContext) => context.method === 'miles',
  isSomethingLeft: ({ context }: WithContext) => isSomethingLeft(context),
  areFound: ({ context }: WithContext) => areFound(context),
  areTermsOpen: ({ context }: WithContext) => context.terms === 'open',
  areTermsAccepted: ({ context }: WithContext) => context.terms === 'accepted',
  /** Nobody is logged in any more, and what is chosen is a member's. */
  isMemberMethodLost: ({ context }: WithContext, { payer }: { readonly payer: Payer }) =>
    payer === 'guest' && isMembersOnly(context.method),
  mayUse: ({ context }: WithContext, { method }: Chosen) =>
    (context.payer === 'member' || !isMembersOnly(method)) && isMethodAllowedFor(method, context.bought),
  mayPay: ({ context }: WithContext) => isReady(context),
  mayPayByTickets: ({ context }: WithContext) => context.terms === 'accepted' && !isSomethingLeft(context),
  mayPayByMiles: ({ context }: WithContext) => isReady(context) && doMilesReach(context),
  hasVerdict: ({ context }: WithContext, { verdict }: { readonly verdict: PaymentVerdict }) =>
    context.verdict === verdict,
};

const refusedBy = (answer: AnyAnswer): Partial<Context> =>
  answer.ok
    ? {}
    : { refusal: answer.refusal, message: answer.message, verdict: paymentVerdictOf(answer.refusal) };

const refusedAs = (refusal: PaymentRefusal, message: string | null = null): Partial<Context> =>
  refusedBy({ ok: false, refusal, message });

/** A refusal that says when to ask again lets what was asked rest until then. */
const waitsFor =
  (asked: keyof Waits) =>
  ({ context: { waits } }: WithContext, answer: AnyAnswer): Partial<Context> =>
    answer.ok || answer.retryAt === undefined ? {} : { waits: { ...waits, [asked]: answer.retryAt } };

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
      return { ...noRefusal, method: 'card' };
  }
};

/** Small changes of what is known, one for each action. */
const changes = {
  knowPayer: (_: WithContext, { payer }: { readonly payer: Payer }) => ({ payer }),
  noteMethod: (_: WithContext, { method }: Chosen) => ({ method, ...noRefusal }),
  noteAttempt: ({ context }: WithContext, { attempt, cardToken = '' }: Tried) => ({
    attempt,
    waits: { ...context.waits, payment: null },
    cardToken,
    payment: null,
    ...noRefusal,
  }),
  noteCode: ({ context }: WithContext, { code }: { readonly code: string }) => ({
    code,
    waits: { ...context.waits, price: null },
    ...noRefusal,
  }),
  removeCode: ({ context }: WithContext) => ({
    code: '',
    waits: { ...context.waits, price: null },
    ...noRefusal,
  }),
  restoreCode: ({ context }: WithContext) => ({ code: context.price.code ?? '' }),
  noteSought: ({ context }: WithContext, { by, number, surname }: Sought) => ({
    sought: { by, number, surname },
    waits: { ...context.waits, coupons: null },
    ...noRefusal,
  }),
  noteNumbers: ({ context }: WithContext, { numbers }: { readonly numbers: readonly string[] }) => ({
    numbers,
    waits: { ...context.waits, coupons: null },
    ...noRefusal,
  }),
  /** The price as the server tells it; open tickets that no longer pay are forgotten. */
  keepPrice: ({ context: { total, cover } }: WithContext, answer: PriceAnswer): Partial<Context> =>
    answer.ok
      ? { price: answer.value, cover: total - (cover?.paid ?? 0) === answer.value.price ? cover : null }
      : {},
  keepCoupons: (_: WithContext, answer: CouponsAnswer) => (answer.ok ? { coupons: answer.value } : {}),
  /** What is left beside the open tickets; what a promotion takes off of it is asked afterwards. */
  keepCover: ({ context: { price } }: WithContext, answer: CoverAnswer): Partial<Context> =>
    answer.ok
      ? {
          cover: answer.value.numbers.length === 0 ? null : answer.value,
          price: { code: price.code, price: answer.value.due, discount: 0, due: answer.value.due },
        }
      : {},
  keepMiles: (_: WithContext, answer: MilesAnswer) => (answer.ok ? { miles: answer.value } : {}),
  keepOpened: (_: WithContext, answer: OpenAnswer): Partial<Context> =>
    answer.ok
      ? {
          payment: answer.value.payment,
          challenge: answer.value.challenge,
          bankBy: answer.value.payBy,
          heardAt: answer.value.at,
        }
      : {},
  keepPayment: (_: WithContext, answer: PaidWithoutCardAnswer | PaidAnswer) =>
    answer.ok ? { payment: answer.value.payment } : {},
  keepWalletEnd: (_: WithContext, end: WalletEnd) => walletEndedBy(end),
  noteHeard: (_: WithContext, { at }: { readonly at: number }) => ({ heardAt: at }),
  keepPaymentRefusal: (_: WithContext, { answer }: StatusAnswer) => refusedBy(answer),
  keepRefusal: (_: WithContext, answer: AnyAnswer) => refusedBy(answer),
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
    removeCode: assign(changes.removeCode),
    restoreCode: assign(changes.restoreCode),
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
    keepPaymentRefusal: assign(changes.keepPaymentRefusal),
    keepRefusal: assign(changes.keepRefusal),
    keepCouponsWait: assign(waitsFor('coupons')),
    keepPaymentWait: assign(waitsFor('payment')),
    keepPriceWait: assign(waitsFor('price')),
    keepNotReached: assign({ refusal: 'not-reached', message: null }),
    clearVerdict: assign({ verdict: 'none' }),
    forgetMiles: assign({ miles: null }),
    notePaid: assign(({ context: { payment } }) => ({ outcome: { kind: 'paid', payment } as const })),
    noteUnderway: assign(({ context: { payment } }) => ({
      outcome: { kind: 'underway', payment } as const,
    })),
    noteTimeEnded: assign({ outcome: { kind: 'time-ended' } }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyChallenged: emit(({ context: { challenge } }) => ({ type: 'challenged', challenge }) as const),
  },
});
