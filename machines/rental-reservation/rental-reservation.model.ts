import type {
  RentalCancelReason,
  RentalRefund,
  RentalReservation,
} from '#domain/rental/rental-reservation.ts';
import type { RentalViewRefusal } from '#domain/rental/rental-view-refusal.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

export type ViewAnswer = Answer<RentalReservation, RentalViewRefusal>;
export type LinkAnswer = Answer<null, 'too-many-tries'>;
export type RefundAnswer = Answer<RentalRefund, 'proof-needed' | 'rental-not-cancellable'>;
/** What came back, and when it was so by the server's clock. */
export type CancelAnswer = Answer<
  { readonly refund: Kurus; readonly at: number },
  | 'amount-differs'
  | 'key-used-otherwise'
  | 'proof-needed'
  | 'rental-not-cancellable'
  | 'rental-not-cancelled'
  | 'rental-unreachable'
>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type RentalRefusal = RefusalOf<CancelAnswer | LinkAnswer | RefundAnswer | ViewAnswer>;
export type RentalAnswer = Answer<unknown, RentalRefusal>;

type Sought = { readonly number: string; readonly surname: string };
type Confirmed = { readonly reason: RentalCancelReason; readonly key: string };

export type RentalFlow = {
  context: {
    /** Control: by the link of a letter, by an address that names a rental, or by neither. */
    readonly arrival: 'link' | 'number' | 'plain';
    /** Of the letter's link; empty where the reader came without one. */
    readonly code: string;
    /** As typed. */
    readonly sought: Sought;
    /** Control: whether it may be cancelled, and why not. */
    readonly rental: RentalReservation | null;
    /** What a cancellation would keep and bring back. */
    readonly quotedRefund: RentalRefund | null;
    readonly reason: RentalCancelReason;
    /** Made before the cancellation is asked for: pressed twice it is one. */
    readonly key: string;
  } & RefusalHeard<RentalRefusal | 'not-reached'>;
  input: { readonly code: string; readonly number: string };
  events:
    | ({ type: 'rental.sought' } & Sought)
    /** Another rental is looked for. */
    | { type: 'another.sought' }
    /** A link is to be mailed that proves the rental is the reader's. */
    | { type: 'link.wanted' }
    | { type: 'cancellation.asked' }
    | ({ type: 'cancellation.confirmed' } & Confirmed)
    /** It is not meant; or its outcome is not waited for. */
    | { type: 'cancellation.declined' }
    /** Whether it was done is asked once more. */
    | { type: 'outcome.asked' };
  emitted: { type: 'failed'; error: unknown };
  children: {
    viewRental: 'viewRental';
    mailLink: 'mailLink';
    quoteRefund: 'quoteRefund';
    cancelRental: 'cancelRental';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon it is asked again whether a cancellation was done. */
export const recheckAfter = 3_000;

type Context = RentalFlow['context'];
type Change = Partial<Context>;
type WithContext = { readonly context: Context };

const nobody: Sought = { number: '', surname: '' };

const arrivalBy = ({ code, number }: RentalFlow['input']): Context['arrival'] => {
  if (code !== '') return 'link';
  return number === '' ? 'plain' : 'number';
};

export const begun = (input: RentalFlow['input']): Context => ({
  arrival: arrivalBy(input),
  code: input.code,
  sought: { number: input.number, surname: '' },
  rental: null,
  quotedRefund: null,
  reason: 'plans-changed',
  key: '',
  ...noRefusal,
});

/** Whoever knows no more than number and surname cancels nothing before a link has come. */
export const mayWantLink = ({ rental }: Context): boolean => rental?.whyNot === 'proof-needed';

export const isNotFound = (answer: ViewAnswer): boolean =>
  !answer.ok && answer.refusal === 'rental-not-found';

/** What is guessed at too often is shown to nobody but whoever has its link. */
export const isUnproved = (answer: ViewAnswer): boolean =>
  !answer.ok && answer.refusal === 'more-proof-needed';

export const isCancelled = (answer: ViewAnswer): boolean => answer.ok && answer.value.cancellation !== null;

export const mayCancel = ({ rental }: Context): boolean => rental !== null && rental.whyNot === null;

/** Whoever types a number has put the link aside. */
export const soughtNoted = (_: WithContext, { number, surname }: Sought): Change => ({
  code: '',
  sought: { number, surname },
  ...noRefusal,
});

export const rentalKept = (_: WithContext, answer: ViewAnswer): Change =>
  answer.ok ? { rental: answer.value, ...noRefusal } : {};

export const rentalForgotten = (): Change => ({
  code: '',
  sought: nobody,
  rental: null,
  quotedRefund: null,
  ...noRefusal,
});

export const refundKept = (_: WithContext, answer: RefundAnswer): Change =>
  answer.ok ? { quotedRefund: answer.value } : {};

export const confirmed = (_: WithContext, { reason, key }: Confirmed): Change => ({
  reason,
  key,
  ...noRefusal,
});

export const cancelled = ({ context: { rental, reason } }: WithContext, answer: CancelAnswer): Change =>
  answer.ok && rental !== null
    ? {
        rental: {
          ...rental,
          status: 'passive',
          mayCancel: false,
          whyNot: 'passive',
          cancellation: { ...answer.value, reason },
        },
        ...noRefusal,
      }
    : {};

export const refusedBy = (_: WithContext, answer: RentalAnswer): Change => (answer.ok ? {} : heardIn(answer));

export const wantedIn = ({ context: { code, sought } }: WithContext) => ({ code, ...sought });

/** A link opens once: what was shown is read again by its number. */
export const againIn = ({ context: { rental, sought } }: WithContext) => ({
  code: '',
  number: rental?.number ?? '',
  surname: sought.surname,
});

export const soughtIn = ({ context: { sought } }: WithContext) => sought;

export const numberIn = ({ context: { rental } }: WithContext) => ({ number: rental?.number ?? '' });

export const meantIn = ({ context: { rental, quotedRefund, reason, key } }: WithContext) => ({
  number: rental?.number ?? '',
  refund: quotedRefund?.refund ?? 0,
  reason,
  key,
});
