import type { Transaction } from 'kysely';
import type { Decline } from '#domain/fare/payment-decline.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { PaymentMeans, PaymentStatus } from '#domain/fare/payment-status.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Challenge } from '#machines/settlement/settlement.model.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** How it is paid. The bank alone knows the card; the shop holds a token of it, or a member's number for miles. */
export type Means = { readonly kind: PaymentMeans; readonly token: string };

/** What a passenger who pays has said. The same subject and attempt said again is the same payment. */
export type Beginning = {
  readonly purpose: PaymentPurpose;
  /** What is paid for, as its desk knows it. */
  readonly subject: string;
  /** Made before the first call of a try. */
  readonly attempt: string;
  /** What the passenger agreed to pay. */
  readonly amount: Kurus;
  readonly means: Means;
  /** Only the owner's new try takes the place of one that still waits for its passenger. */
  readonly by: 'owner' | 'anyone';
};

/** What has become of a payment so far. */
export type PaymentState = {
  readonly payment: string;
  readonly purpose: PaymentPurpose;
  readonly subject: string;
  readonly locator: string;
  readonly amount: Kurus;
  /** `paying` waits for the passenger, `settling` for the server, the others are at rest. */
  readonly status: PaymentStatus;
  readonly challenge: Challenge | null;
  readonly decline: Decline | null;
  /** The bank's own name for the money it took. */
  readonly bankReference: string | null;
  /** Until when it may be paid. */
  readonly payBy: number;
};

export type BeginRefusal = 'nothing-due' | 'amount-wrong' | 'being-paid' | 'used-otherwise';

export type Purchase = Pick<Beginning, 'purpose' | 'subject'>;

/** What a purchase costs, and what a promotion takes off. */
export type Price = {
  readonly code: string | null;
  readonly price: Kurus;
  readonly discount: Kurus;
  readonly toPay: Kurus;
};

/** A part of what one payment took; the key names the action it is moved by. */
export type Part = { readonly payment: string; readonly amount: Kurus; readonly key: string };

export type Payments = {
  /** Puts a promotion code on a purchase, or takes it away. */
  readonly promote: (
    purchase: Purchase,
    code: string | null,
  ) => Promise<Answer<Price, 'nothing-due' | 'promo-unknown'>>;
  /** Opens a payment and goes as far as it can be gone at once: to the bank's page, to the tickets or to an end. */
  readonly begin: (asked: Beginning) => Promise<Answer<PaymentState, BeginRefusal>>;
  /** Asks the bank, goes as far as it can be gone at once, and says where the payment stands; null when there is none. */
  readonly proceed: (payment: string) => Promise<PaymentState | null>;
  readonly find: (payment: string) => Promise<PaymentState | null>;
  /** By the key under which the bank knows it. */
  readonly findByKey: (key: string) => Promise<PaymentState | null>;
  /** The passenger turned away: what was taken goes back. */
  readonly abandon: (payment: string) => Promise<PaymentState | null>;
  /**
   * Sends back at most so much, once for each key, within the action that makes it due: what is left of the payment when
   * that is less. Says how much it was; the bank is told afterwards.
   */
  readonly refundUpTo: (within: Transaction<Tables>, part: Part) => Promise<Kurus>;
  /** At most so much becomes a coupon instead of a ticket, once for each key. Says how much it was. */
  readonly turnIntoCouponUpTo: (within: Transaction<Tables>, part: Part) => Promise<Kurus>;
};
