import type { PaymentMethod } from '#domain/fare/payment-method.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { PaymentVerdict } from '#domain/fare/payment-verdict.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { WalletPaidAnswer } from '#machines/masterpass/masterpass.model.ts';
import type {
  Challenge,
  Cover,
  CoverAnswer,
  CreditPaidAnswer,
  FoundCoupons,
  Miles,
  MilesAnswer,
  OpenAnswer,
  PaidAnswer,
  Price,
  PriceAnswer,
  Sought,
} from './payment.ports.ts';

export type Payer = 'guest' | 'member';

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type PaymentRefusal = RefusalOf<
  CoverAnswer | CreditPaidAnswer | MilesAnswer | OpenAnswer | PaidAnswer | PriceAnswer | WalletPaidAnswer
>;
export type AnyAnswer = Answer<unknown, PaymentRefusal>;

/** How a payment ends. */
export type PaymentEnd =
  | { readonly kind: 'paid'; readonly payment: string | null }
  /**
   * Money may be under way and its end is not known here: the ticket comes or the money goes back. Whoever holds this
   * flow asks what became of what is bought.
   */
  | { readonly kind: 'underway'; readonly payment: string | null }
  | { readonly kind: 'time-ended' }
  | { readonly kind: 'left' };

/** What rests for a while where it was asked too often, each for itself: the rest of the payment goes on. */
export type Waits = Readonly<Record<'coupons' | 'payment' | 'price', number | null>>;

export type Payment = {
  context: {
    /** Control: wallet and miles are a member's. */
    readonly payer: Payer;
    /** Control. */
    readonly method: PaymentMethod;
    /** Control: the sales agreement and the privacy notice. Nothing is paid before they are accepted. */
    readonly terms: 'accepted' | 'open';
    /** Control: what the last refusal asks for, until it is followed. */
    readonly verdict: PaymentVerdict;
    readonly locator: string;
    readonly bought: PaymentPurpose;
    /** What all of it costs. */
    readonly total: Kurus;
    /** Control: whether anything is left besides the chosen open tickets. */
    readonly price: Price;
    /** The promotion code that is to stand; empty for none. */
    readonly code: string;
    /** Control: whether there are any. */
    readonly coupons: FoundCoupons | null;
    /** What the coupons were found with, as typed. */
    readonly sought: Sought;
    /** The coupons that are to pay. */
    readonly numbers: readonly string[];
    readonly cover: Cover | null;
    /** Control: whether they reach. */
    readonly miles: Miles | null;
    /** Made before the payment is asked for: pressed twice it is one payment. */
    readonly attempt: string;
    readonly cardToken: string;
    readonly payment: string | null;
    readonly challenge: Challenge | null;
    /** The end of the time for paying, in epoch milliseconds of the server's clock. */
    readonly payBy: number;
    /** The end of the time for the bank's page. */
    readonly bankBy: number;
    /** When the server last said something of the payment. */
    readonly heardAt: number;
    readonly refusal: PaymentRefusal | 'not-reached' | null;
    readonly message: string | null;
    /** When each may be asked again, where the server said so: until it is. */
    readonly waits: Waits;
    readonly outcome: PaymentEnd;
  };
  input: {
    readonly payer: Payer;
    readonly locator: string;
    readonly bought: PaymentPurpose;
    readonly price: Price;
    readonly payBy: number;
    readonly now: number;
  };
  events:
    | { type: 'method.chosen'; method: PaymentMethod }
    /** Somebody has logged in or out beside the payment. */
    | { type: 'payer.known'; payer: Payer }
    | { type: 'terms.accepted' }
    | { type: 'terms.withdrawn' }
    /** The token is empty where a promotion leaves nothing to pay. */
    | { type: 'card.given'; cardToken: string; attempt: string }
    | { type: 'promotion.tried'; code: string }
    | { type: 'promotion.removed' }
    | ({ type: 'coupons.sought' } & Sought)
    | { type: 'coupons.chosen'; numbers: readonly string[] }
    | { type: 'coupons.paid'; attempt: string }
    | { type: 'miles.paid'; attempt: string }
    /** The browser is back, from the bank's page or from anywhere else. Nothing it brings is believed. */
    | { type: 'bank.returned' }
    /** The reader goes to the bank's page once more. */
    | { type: 'bank.asked'; at: number }
    | { type: 'outcome.asked' }
    | { type: 'payment.left' };
  emitted:
    | { type: 'failed'; error: unknown }
    /** The browser is to go to the bank's page. */
    | { type: 'challenged'; challenge: Challenge | null };
  output: PaymentEnd;
  children: {
    openPayment: 'openPayment';
    askPayment: 'askPayment';
    lookBack: 'lookBack';
    askPrice: 'askPrice';
    findCoupons: 'findCoupons';
    chooseCoupons: 'chooseCoupons';
    queryMiles: 'queryMiles';
    payByCredit: 'payByCredit';
    masterpass: 'masterpass';
    paymentEnd: 'paymentEnd';
    nextLook: 'nextLook';
  };
  tags: 'atBank' | 'busy' | 'countingDown';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon the bank's word is asked for again while the payment is under way. */
export const recheckAfter = 2_000;
/** How long the browser may take to reach the bank's page before the outcome is asked for from here. */
const departureTime = 8_000;

type Context = Payment['context'];
type WithContext = { readonly context: Context };

export const fresh = { refusal: null, message: null } as const;

export const begun = ({ price, now, ...input }: Payment['input']): Context => ({
  ...input,
  ...fresh,
  method: 'card',
  terms: 'open',
  verdict: 'none',
  total: price.price,
  price,
  code: '',
  coupons: null,
  sought: { by: 'locator', number: '', surname: '' },
  numbers: [],
  cover: null,
  miles: null,
  attempt: '',
  cardToken: '',
  payment: null,
  challenge: null,
  bankBy: input.payBy,
  heardAt: now,
  waits: { coupons: null, payment: null, price: null },
  outcome: { kind: 'left' },
});

export const isSomethingLeft = ({ price }: Pick<Context, 'price'>): boolean => price.price > 0;

export const areFound = ({ coupons }: Pick<Context, 'coupons'>): boolean =>
  coupons !== null && coupons.coupons.length > 0;

export const doMilesReach = ({ miles, price }: Pick<Context, 'miles' | 'price'>): boolean =>
  miles !== null && miles.worth >= price.due;

const attemptOf = ({ locator, bought, attempt, price }: Context) => ({
  locator,
  bought,
  attempt,
  amount: price.due,
});

/** What each port is asked with. */
export const asked = {
  openPayment: ({ context }: WithContext) => ({ ...attemptOf(context), cardToken: context.cardToken }),
  askPayment: ({ context }: WithContext) => ({ payment: context.payment ?? '' }),
  askPrice: ({ context: { locator, bought, code } }: WithContext) => ({ locator, bought, code }),
  findCoupons: ({ context: { sought, total } }: WithContext) => ({ ...sought, price: total }),
  chooseCoupons: ({ context: { locator, numbers, sought } }: WithContext) => ({
    locator,
    numbers,
    surname: sought.surname,
  }),
  payByCredit: ({ context }: WithContext) => ({
    ...attemptOf(context),
    means: isSomethingLeft(context) ? ('miles' as const) : ('open-tickets' as const),
  }),
  masterpass: ({ context: { locator, bought, price, payBy } }: WithContext) => ({
    locator,
    bought,
    amount: price.due,
    payBy,
  }),
  paymentEnd: ({ context }: WithContext) => ({ at: context.payBy }),
  bankEnd: ({ context }: WithContext) => ({ at: context.bankBy }),
  departure: ({ context }: WithContext) => ({ at: context.heardAt + departureTime }),
  nextLook: ({ context }: WithContext) => ({ at: context.heardAt + recheckAfter }),
};

export type { Challenge, Cover, FoundCoupons, Price, Sought } from './payment.ports.ts';
