import {
  addWalletCard,
  completeWalletPayment,
  deleteWalletCard,
  generateWalletToken,
  makeDefaultWalletCard,
  resendWalletCode,
  verifyWalletCard,
  walletCards,
} from '#contract/payments/wallet.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { type Kurus, liraOf } from '#domain/values/kurus.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type OfCard = { readonly cardId: string };
type Code = { readonly verification: string; readonly code: string };
type NewCard = { readonly cardToken: string; readonly alias: string; readonly isDefault: 'no' | 'yes' };
type Purchase = Code & {
  readonly locator: string;
  readonly bought: PaymentPurpose;
  readonly attempt: string;
  readonly amount: Kurus;
};

const done = <Refusal extends string>(answer: Answer<unknown, Refusal>): Answer<null, Refusal> =>
  answer.ok ? granted(null) : answer;

/** What the wallet asks of the server, in its own words. `now` gives the server's hour. */
export const walletCallsBy = ({ call }: Gateway, now: () => number) => ({
  cards: async (_: unknown, signal: AbortSignal) => {
    const answer = await call(walletCards, undefined, signal);
    return answer.ok ? granted(answer.value.cards) : answer;
  },

  add: ({ cardToken, alias, isDefault }: NewCard, signal: AbortSignal) =>
    call(addWalletCard, { cardToken, alias, isDefault: isDefault === 'yes' }, signal),

  askCode: ({ cardId }: OfCard, signal: AbortSignal) => call(generateWalletToken, { cardId }, signal),

  resendCode: ({ verification }: Pick<Code, 'verification'>, signal: AbortSignal) =>
    call(resendWalletCode, { verification }, signal),

  verify: (code: Code, signal: AbortSignal) => call(verifyWalletCard, code, signal),

  remove: async ({ cardId }: OfCard, signal: AbortSignal) =>
    done(await call(deleteWalletCard, { cardId }, signal)),

  makeDefault: async ({ cardId }: OfCard, signal: AbortSignal) =>
    done(await call(makeDefaultWalletCard, { cardId }, signal)),

  pay: async ({ bought, amount, ...asked }: Purchase, signal: AbortSignal) => {
    const purchase = { ...asked, purpose: bought, amount: liraOf(amount) };
    const answer = await call(completeWalletPayment, purchase, signal);
    const at = now();
    if (answer.ok) return { answer: granted({ payment: answer.value.payment }), at };
    const { refusal, message } = answer;
    // Whether an earlier asking was heard is not known: the same try is asked for again.
    return { answer: refused(refusal === 'too-many-tries' ? 'payment-underway' : refusal, message), at };
  },
});
