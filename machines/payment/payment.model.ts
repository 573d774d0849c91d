import type { Answer } from '#domain/answer.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { OpenTicket } from '#domain/open-ticket.ts';
import type { Decline } from '#domain/payment-decline.ts';
import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import type { Masterpass } from '#machines/masterpass/masterpass.model.ts';

export const methods = ['card', 'wallet', 'open-tickets', 'miles'] as const;

export type Method = (typeof methods)[number];

/** Where the browser proves that the card is its own. */
export type Challenge = {
  readonly acsUrl: string;
  readonly paReq: string;
  readonly md: string;
  readonly termUrl: string;
};

type Opening = 'key-used-otherwise' | 'nothing-due' | 'payment-underway' | 'too-many-tries';

export type OpenAnswer = Answer<
  { readonly payment: string; readonly challenge: Challenge | null; readonly payBy: number },
  Decline | Opening
>;
export type PaidAnswer = Answer<
  { readonly payment: string },
  Decline | 'payment-returned' | 'payment-underway' | 'payment-unknown' | 'too-many-tries'
>;
export type Price = {
  readonly code: string | null;
  readonly price: Kurus;
  readonly discount: Kurus;
  readonly due: Kurus;
};
export type PromotionAnswer = Answer<Price, 'nothing-due' | 'promo-unknown' | 'too-many-tries'>;
export type FoundCoupons = {
  readonly coupons: readonly OpenTicket[];
  /** The numbers of the best combination, what it pays and what of it is lost. */
  readonly best: { readonly numbers: readonly string[]; readonly paid: Kurus; readonly lost: Kurus } | null;
};
export type CouponsAnswer = Answer<FoundCoupons, 'open-ticket-not-found' | 'too-many-tries'>;
export type Cover = {
  readonly numbers: readonly string[];
  readonly paid: Kurus;
  /** Told before anything is paid. */
  readonly lost: Kurus;
  readonly due: Kurus;
};
export type CoverRefusal =
  | 'not-in-this-status'
  | 'open-ticket-expired'
  | 'open-ticket-not-found'
  | 'open-ticket-used'
  | 'proof-needed'
  | 'too-many-tries';
export type CoverAnswer = Answer<Cover, CoverRefusal>;
export type CoverPaidAnswer = Answer<null, CoverRefusal | 'amount-differs' | 'selection-time-expired'>;
export type MilesAnswer = Answer<
  { readonly points: number; readonly worth: Kurus },
  'miles-unknown' | 'sign-in-needed'
>;
export type MilesPaidAnswer = Answer<
  { readonly payment: string },
  | Decline
  | 'key-used-otherwise'
  | 'miles-unknown'
  | 'nothing-due'
  | 'payment-returned'
  | 'payment-underway'
  | 'sign-in-needed'
>;

type RefusalOf<Said> = Said extends { readonly refusal: infer Refusal } ? Refusal : never;

export type PaymentRefusal = RefusalOf<
  | CouponsAnswer
  | CoverAnswer
  | CoverPaidAnswer
  | MilesAnswer
  | MilesPaidAnswer
  | OpenAnswer
  | PaidAnswer
  | PromotionAnswer
>;

export type Payment = {
  context: {
    /** Control: wallet and miles are a member's. */
    readonly payer: 'guest' | 'member';
    /** Control: the sales agreement and the privacy notice. Nothing is paid before they are accepted. */
    readonly terms: 'accepted' | 'open';
    /** Control: whether the chosen open tickets pay all of it. */
    readonly left: 'nothing' | 'something';
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly price: Price;
    readonly coupons: FoundCoupons | null;
    /** What the coupons were found with, as typed. */
    readonly sought: {
      readonly by: 'locator' | 'number';
      readonly number: string;
      readonly surname: string;
    } | null;
    readonly cover: Cover | null;
    readonly miles: { readonly points: number; readonly worth: Kurus } | null;
    /** Made before the payment is asked for: pressed twice it is one payment. */
    readonly attempt: string;
    readonly cardToken: string;
    readonly payment: string | null;
    readonly challenge: Challenge | null;
    /** The end of the time for paying, in epoch milliseconds of the server's clock. */
    readonly payBy: number;
    readonly refusal: PaymentRefusal | 'not-reached' | null;
    readonly said: string | null;
    readonly askedAt: number;
  };
  input: {
    readonly payer: 'guest' | 'member';
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly price: Price;
    readonly payBy: number;
    readonly now: number;
  };
  events:
    | { type: 'method.chosen'; method: Method; at: number }
    | { type: 'terms.accepted' }
    | { type: 'terms.withdrawn' }
    | { type: 'card.given'; cardToken: string; attempt: string; at: number }
    | { type: 'promotion.tried'; code: string; at: number }
    | { type: 'promotion.removed'; at: number }
    | {
        type: 'coupons.sought';
        by: 'locator' | 'number';
        number: string;
        surname: string;
        at: number;
      }
    | { type: 'coupons.chosen'; numbers: readonly string[]; at: number }
    | { type: 'coupons.paid'; at: number }
    | { type: 'miles.paid'; attempt: string; at: number }
    /** The browser is back from the bank's page, by whatever way. Nothing it brings is believed. */
    | { type: 'bank.returned'; at: number }
    /** The reader goes to the bank's page once more. */
    | { type: 'bank.asked' }
    | { type: 'outcome.asked'; at: number }
    | { type: 'payment.left' };
  emitted:
    | { type: 'failed'; error: unknown }
    /** The browser is to go to the bank's page. */
    | { type: 'challenged'; challenge: Challenge };
  output:
    | { readonly kind: 'paid'; readonly payment: string | null }
    /** The money is under way and its end is not known here: the ticket comes or the money goes back. */
    | { readonly kind: 'underway'; readonly payment: string }
    | { readonly kind: 'time-ended' }
    | { readonly kind: 'left' };
  children: {
    openPayment: 'openPayment';
    askPayment: 'askPayment';
    applyPromotion: 'applyPromotion';
    removePromotion: 'removePromotion';
    findCoupons: 'findCoupons';
    chooseCoupons: 'chooseCoupons';
    payByCoupons: 'payByCoupons';
    queryMiles: 'queryMiles';
    payByMiles: 'payByMiles';
    masterpass: 'masterpass';
    paymentEnd: 'paymentEnd';
    nextLook: 'nextLook';
    waitingEnd: 'waitingEnd';
  };
  tags: 'atBank' | 'busy' | 'countingDown';
  meta: Record<string, never>;
};

export type WalletOutput = Masterpass['output'];

export const patience = 12_000;
/** How soon the bank's word is asked for again while the payment is under way. */
export const lookAgainAfter = 2_000;
