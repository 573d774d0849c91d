import type { Answer } from '#domain/answer.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { Decline } from '#domain/payment-decline.ts';
import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import type { WalletCard } from '#domain/wallet-card.ts';

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
export type CardDeedAnswer = Answer<null, 'sign-in-needed' | 'wallet-card-unknown'>;
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

type RefusalOf<Said> = Said extends { readonly refusal: infer Refusal } ? Refusal : never;

export type WalletRefusal = RefusalOf<
  AddAnswer | CardDeedAnswer | CardsAnswer | CodeAnswer | ResendAnswer | VerifyAnswer | WalletPaidAnswer
>;

export type Masterpass = {
  context: {
    /** Control: whether a code may be asked for again, is for a new card, or for a payment. */
    readonly purpose: 'payment' | 'new-card';
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly amount: Kurus;
    readonly cards: readonly WalletCard[];
    readonly cardId: string | null;
    /** Of the new card, so that nothing is typed twice. */
    readonly alias: string;
    readonly isDefault: 'no' | 'yes';
    readonly cardToken: string;
    readonly verification: Verification | null;
    readonly code: string;
    /** Made before the payment is asked for: pressed twice it is one payment. */
    readonly attempt: string;
    readonly refusal: WalletRefusal | 'not-reached' | null;
    readonly said: string | null;
    readonly askedAt: number;
  };
  input: {
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly amount: Kurus;
    readonly now: number;
  };
  events:
    | { type: 'cards.asked'; at: number }
    | { type: 'card.chosen'; cardId: string; attempt: string; at: number }
    | { type: 'adding.begun' }
    | { type: 'adding.left' }
    | { type: 'card.added'; cardToken: string; alias: string; isDefault: 'no' | 'yes'; at: number }
    | { type: 'code.entered'; code: string; at: number }
    | { type: 'code.resent'; at: number }
    | { type: 'code.left' }
    | { type: 'default.chosen'; cardId: string; at: number }
    | { type: 'removal.asked'; cardId: string }
    | { type: 'removal.confirmed'; at: number }
    | { type: 'removal.declined' }
    | { type: 'wallet.left' };
  emitted: { type: 'failed'; error: unknown };
  output:
    | { readonly kind: 'paid'; readonly payment: string }
    /** The bank is at it: what becomes of it is asked by whoever holds this flow. */
    | { readonly kind: 'underway'; readonly attempt: string }
    | {
        readonly kind: 'declined';
        readonly decline: Decline | 'payment-returned';
        readonly said: string | null;
      }
    | { readonly kind: 'signed-out' }
    | { readonly kind: 'left' };
  children: {
    loadCards: 'loadCards';
    addCard: 'addCard';
    askCode: 'askCode';
    resendCode: 'resendCode';
    verifyCard: 'verifyCard';
    deleteCard: 'deleteCard';
    makeDefault: 'makeDefault';
    payByWallet: 'payByWallet';
    codeEnd: 'codeEnd';
    waitingEnd: 'waitingEnd';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const patience = 12_000;
