import type { OpenTicket } from '#domain/booking/open-ticket.ts';
import type { Decline } from '#domain/fare/payment-decline.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';

/** Where the browser proves that the card is its own. */
export type Challenge = {
  readonly acsUrl: string;
  readonly paReq: string;
  readonly md: string;
  readonly termUrl: string;
};

export type Opened = {
  readonly payment: string;
  readonly challenge: Challenge | null;
  readonly payBy: number;
  /** The hour of the server at which it was opened. */
  readonly at: number;
};

type Opening = 'key-used-otherwise' | 'nothing-due' | 'payment-underway' | 'too-many-tries';

export type OpenAnswer = Answer<Opened, Decline | Opening>;
export type PaidAnswer = Answer<
  { readonly payment: string },
  Decline | 'payment-returned' | 'payment-underway' | 'payment-unknown' | 'too-many-tries'
>;
/** What became of a payment, and the hour of the server at which it was so. */
export type Outcome = { readonly answer: PaidAnswer; readonly at: number };
export type Price = {
  readonly code: string | null;
  /** What is to be paid beside the chosen open tickets. */
  readonly price: Kurus;
  readonly discount: Kurus;
  readonly due: Kurus;
};
export type PriceAnswer = Answer<Price, 'nothing-due' | 'promo-unknown' | 'too-many-tries'>;
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
type CoverRefusal =
  | 'not-in-this-status'
  | 'open-ticket-expired'
  | 'open-ticket-not-found'
  | 'open-ticket-used'
  | 'proof-needed'
  | 'too-many-tries';
export type CoverAnswer = Answer<Cover, CoverRefusal>;
export type Miles = { readonly points: number; readonly worth: Kurus };
export type MilesAnswer = Answer<Miles, 'miles-unknown' | 'sign-in-needed'>;
/** Open tickets pay without a payment at a bank. */
export type CreditPaidAnswer = Answer<
  { readonly payment: string | null },
  | CoverRefusal
  | Decline
  | 'amount-differs'
  | 'key-used-otherwise'
  | 'miles-unknown'
  | 'nothing-due'
  | 'payment-returned'
  | 'payment-underway'
  | 'selection-time-expired'
  | 'sign-in-needed'
>;

export type Sought = {
  readonly by: 'locator' | 'number';
  readonly number: string;
  readonly surname: string;
};

type Bought = { readonly locator: string; readonly bought: PaymentPurpose };
type Attempted = Bought & { readonly attempt: string; readonly amount: Kurus };

export type PaymentPorts = {
  openPayment: Port<OpenAnswer, Attempted & { readonly cardToken: string }>;
  /** What became of the payment: the server's word, never the browser's. */
  askPayment: Port<Outcome, { readonly payment: string }>;
  /** Whether an earlier try was paid after all. */
  lookBack: Port<PaidAnswer, { readonly payment: string }>;
  /** Puts a promotion code in the place of any other, or takes it away when it is empty, and says what is then to pay. */
  askPrice: Port<PriceAnswer, Bought & { readonly code: string }>;
  findCoupons: Port<CouponsAnswer, Sought & { readonly price: Kurus }>;
  chooseCoupons: Port<
    CoverAnswer,
    { readonly locator: string; readonly numbers: readonly string[]; readonly surname: string }
  >;
  queryMiles: Port<MilesAnswer, null>;
  /** Open tickets pay when nothing is left besides them, miles otherwise. */
  payByCredit: Port<CreditPaidAnswer, Attempted & { readonly means: 'miles' | 'open-tickets' }>;
  paymentEnd: Deadline;
  nextLook: Deadline;
};

export const paymentPorts: PaymentPorts = {
  openPayment: unplugged(),
  askPayment: unplugged(),
  lookBack: unplugged(),
  askPrice: unplugged(),
  findCoupons: unplugged(),
  chooseCoupons: unplugged(),
  queryMiles: unplugged(),
  payByCredit: unplugged(),
  paymentEnd: deadline,
  nextLook: deadline,
};
