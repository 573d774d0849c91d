import type { Decline } from '#domain/fare/payment-decline.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { WalletCard } from '#domain/fare/wallet-card.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

/** A code that was sent by SMS. Instants are epoch milliseconds of the server's clock. */
export type Verification = { readonly id: string; readonly expiresAt: number; readonly resendAt: number };

export type CardsAnswer = Answer<readonly WalletCard[], 'sign-in-needed'>;
export type AddAnswer = Answer<
  Verification,
  'card-not-found' | 'sign-in-needed' | 'too-many-tries' | 'wallet-alias-taken'
>;
export type CodeAnswer = Answer<
  Verification,
  'sign-in-needed' | 'too-many-tries' | 'wallet-card-not-ready' | 'wallet-card-unknown'
>;
export type ResendAnswer = Answer<Verification, 'sign-in-needed' | 'sms-code-old' | 'sms-too-soon'>;
export type VerifyAnswer = Answer<
  { readonly cardId: string },
  'sign-in-needed' | 'sms-code-old' | 'sms-code-wrong'
>;
export type CardActionAnswer = Answer<null, 'sign-in-needed' | 'wallet-card-unknown'>;
export type WalletPaidAnswer = Answer<
  { readonly payment: string },
  | Decline
  | 'key-used-otherwise'
  | 'nothing-due'
  | 'payment-returned'
  | 'payment-underway'
  | 'sign-in-needed'
  | 'sms-code-old'
  | 'sms-code-wrong'
>;
/** What became of a payment, and the hour of the server at which it was so. */
export type WalletOutcome = { readonly answer: WalletPaidAnswer; readonly at: number };

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type WalletPaidRefusal = RefusalOf<WalletPaidAnswer>;
export type WalletRefusal = RefusalOf<
  AddAnswer | CardActionAnswer | CardsAnswer | CodeAnswer | ResendAnswer | VerifyAnswer | WalletPaidAnswer
>;

export type SentAnswer = AddAnswer | CodeAnswer | ResendAnswer;
export type WalletAnswer = Answer<unknown, WalletRefusal>;

/** What a card is given a code for. */
export type CodePurpose = 'new-card' | 'payment';

export type NewCard = {
  readonly cardToken: string;
  readonly alias: string;
  readonly isDefault: 'no' | 'yes';
};

/** What was last done in the wallet, so that it can be said. */
export type WalletAction = 'added' | 'made-default' | 'removed';

/** How the wallet ends. */
export type WalletEnd =
  | { readonly kind: 'paid'; readonly payment: string }
  /** The bank may be at it: what becomes of it is asked by whoever holds this flow. */
  | { readonly kind: 'underway'; readonly attempt: string }
  | { readonly kind: 'declined'; readonly decline: WalletPaidRefusal; readonly message: string | null }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'time-ended' }
  | { readonly kind: 'left' };

export type Masterpass = {
  context: {
    /** Control: what the code is for. */
    readonly purpose: CodePurpose;
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly amount: Kurus;
    readonly cards: readonly WalletCard[];
    readonly cardId: string;
    /** Of the new card, so that nothing is typed twice. */
    readonly alias: string;
    readonly isDefault: 'no' | 'yes';
    readonly cardToken: string;
    readonly verification: Verification;
    readonly code: string;
    /** Made before the payment is asked for: pressed twice it is one payment. */
    readonly attempt: string;
    /** The end of the time for paying, in epoch milliseconds of the server's clock. */
    readonly payBy: number;
    /** When the server last said something of the payment. */
    readonly heardAt: number;
    readonly action: WalletAction | null;
    readonly outcome: WalletEnd;
    /** Control: whether the session has ended, by the refusal. */
  } & RefusalHeard<WalletRefusal | 'not-reached'>;
  input: {
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly amount: Kurus;
    readonly payBy: number;
  };
  events:
    | { type: 'cards.asked' }
    | { type: 'card.chosen'; cardId: string; attempt: string }
    | { type: 'adding.begun' }
    | { type: 'adding.left' }
    | ({ type: 'card.added' } & NewCard)
    | { type: 'code.entered'; code: string }
    | { type: 'code.resent' }
    | { type: 'code.left' }
    | { type: 'default.chosen'; cardId: string }
    | { type: 'removal.asked'; cardId: string }
    | { type: 'removal.confirmed' }
    | { type: 'removal.declined' }
    /** What became of the payment is asked once more. */
    | { type: 'outcome.asked' }
    | { type: 'wallet.left' };
  emitted: { type: 'failed'; error: unknown };
  output: WalletEnd;
  children: {
    loadCards: 'loadCards';
    addCard: 'addCard';
    askCode: 'askCode';
    resendCode: 'resendCode';
    verifyCard: 'verifyCard';
    deleteCard: 'deleteCard';
    makeDefault: 'makeDefault';
    payByWallet: 'payByWallet';
    resendTime: 'resendTime';
    codeEnd: 'codeEnd';
    paymentEnd: 'paymentEnd';
    nextLook: 'nextLook';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon the bank's word is asked for again while the payment is under way. */
export const recheckAfter = 2_000;

const noVerification: Verification = { id: '', expiresAt: 0, resendAt: 0 };

export const begun = (input: Masterpass['input']): Masterpass['context'] => ({
  ...input,
  purpose: 'payment',
  cards: [],
  cardId: '',
  alias: '',
  isDefault: 'no',
  cardToken: '',
  verification: noVerification,
  code: '',
  attempt: '',
  heardAt: 0,
  action: null,
  ...noRefusal,
  outcome: { kind: 'left' },
});

export const fresh = { action: null, ...noRefusal } as const;

type WithContext = { readonly context: Masterpass['context'] };

export const cardIn = ({ context: { cardId } }: WithContext) => ({ cardId });
export const newCardOf = ({ cardToken, alias, isDefault }: NewCard): NewCard => ({
  cardToken,
  alias,
  isDefault,
});
export const newCardIn = ({ context }: WithContext): NewCard => newCardOf(context);
export const sentCodeIn = ({ context }: WithContext) => ({ verification: context.verification.id });
export const enteredCodeIn = ({ context }: WithContext) => ({
  verification: context.verification.id,
  code: context.code,
});
export const purchaseIn = ({ context }: WithContext) => {
  const { locator, bought, attempt, amount } = context;
  return { locator, bought, attempt, amount, ...enteredCodeIn({ context }) };
};

export const paymentEndIn = ({ context }: WithContext) => ({ at: context.payBy });
export const codeEndIn = ({ context }: WithContext) => ({ at: context.verification.expiresAt });
export const resendTimeIn = ({ context }: WithContext) => ({ at: context.verification.resendAt });
export const nextCheckIn = ({ context }: WithContext) => ({ at: context.heardAt + recheckAfter });

/** How a wallet ends with the bank's last word. */
export const endedBy = (answer: WalletPaidAnswer): WalletEnd =>
  answer.ok
    ? { kind: 'paid', payment: answer.value.payment }
    : { kind: 'declined', decline: answer.refusal, message: answer.message };
