import type { Reservation } from '#domain/booking/reservation.ts';
import { extendedEnd, optionOf } from '#domain/booking/reservation-option.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

type KeyRefusal = 'key-in-use' | 'key-used-otherwise';

export type ExtendAnswer = Answer<
  Reservation,
  KeyRefusal | 'not-in-this-status' | 'option-not-extended' | 'proof-needed' | 'selection-time-expired'
>;
export type CancelAnswer = Answer<
  Reservation,
  KeyRefusal | 'not-in-this-status' | 'payment-underway' | 'proof-needed'
>;
/** What the tickets cost now, and until when they may be had. */
export type SaleOffer = { readonly price: Kurus; readonly until: number };
export type OfferAnswer = Answer<SaleOffer, 'not-in-this-status' | 'proof-needed'>;
/** The link that proves the e-mail; whether it went out is told to nobody. */
export type LinkAnswer = Answer<null, 'too-many-tries'>;
/** The booking read anew. */
export type ReadAnswer = Answer<Reservation, 'booking-not-found' | 'more-proof-needed' | 'too-many-tries'>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type OptionRefusal = RefusalOf<CancelAnswer | ExtendAnswer | LinkAnswer | OfferAnswer | ReadAnswer>;
export type OptionAnswer = Answer<unknown, OptionRefusal>;

export type ReservationOption = {
  context: RefusalHeard<OptionRefusal | 'not-reached'> & {
    readonly booking: Reservation;
    /** Control: the end of the option may still be moved on. */
    readonly isExtendable: boolean;
    readonly offer: SaleOffer | null;
    /** What was last done, so that it can be said. */
    readonly action: 'extended' | 'mailed' | null;
    /** Made before an action is asked for: pressed twice it is one. */
    readonly key: string;
  };
  input: { readonly booking: Reservation };
  events:
    | { type: 'extension.asked'; key: string }
    /** The link that proves the e-mail is wanted once more. */
    | { type: 'link.wanted' }
    | { type: 'cancellation.asked' }
    | { type: 'cancellation.confirmed'; key: string }
    | { type: 'cancellation.declined' }
    /** What the tickets cost now is asked. */
    | { type: 'sale.asked' }
    | { type: 'sale.confirmed' }
    | { type: 'sale.declined' }
    /** Whether it was done is asked once more. */
    | { type: 'outcome.asked' }
    | { type: 'booking.asked' };
  emitted: { type: 'failed'; error: unknown };
  children: {
    optionEnd: 'optionEnd';
    extendOption: 'extendOption';
    cancelReservation: 'cancelReservation';
    simulateSale: 'simulateSale';
    mailProof: 'mailProof';
    loadBooking: 'loadBooking';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon it is asked again whether an action was done. */
export const recheckAfter = 3_000;
/** So long after its end an option is looked at: by then the server says the same. */
const endSlack = 1_000;

type Context = ReservationOption['context'];
type WithContext = { readonly context: Context };

const nothingDone = { ...noRefusal, action: null } as const;

const optionStateOf = (booking: Reservation) => ({
  booking,
  isExtendable: !booking.awaitsProof && extendedEnd(optionOf(booking)) !== null,
});

export const begun = ({ booking }: ReservationOption['input']): Context => ({
  ...optionStateOf(booking),
  offer: null,
  key: '',
  ...nothingDone,
});

export const isReserved = (answer: ReadAnswer): boolean =>
  answer.ok && answer.value.kind === 'reservation' && answer.value.status === 'active';

export const fresh = nothingDone;

export const keyed = (_: WithContext, { key }: { readonly key: string }): Partial<Context> => ({
  key,
  ...nothingDone,
});

export const bookingKept = (_: WithContext, answer: Answer<Reservation, OptionRefusal>): Partial<Context> =>
  answer.ok ? optionStateOf(answer.value) : {};

export const extended = (_: WithContext, answer: ExtendAnswer): Partial<Context> =>
  answer.ok ? { ...optionStateOf(answer.value), ...nothingDone, action: 'extended' } : {};

export const cancelled = (_: WithContext, answer: CancelAnswer): Partial<Context> =>
  answer.ok ? { ...optionStateOf(answer.value), ...nothingDone } : {};

export const offerKept = (_: WithContext, answer: OfferAnswer): Partial<Context> =>
  answer.ok ? { offer: answer.value } : {};

export const mailed = (_: WithContext, answer: LinkAnswer): Partial<Context> =>
  answer.ok ? { ...nothingDone, action: 'mailed' } : {};

export const refusedBy = (_: WithContext, answer: OptionAnswer): Partial<Context> =>
  answer.ok ? {} : heardIn(answer);

export const locatorIn = ({ context: { booking } }: WithContext) => ({ locator: booking.locator });

/** The reservation as its link is asked for: by its PNR and the e-mail the link goes to. */
export const linkIn = ({ context: { booking } }: WithContext) => ({
  locator: booking.locator,
  who: booking.passengers.find(({ isContact }) => isContact)?.email ?? '',
});

export const actionIn = ({ context: { booking, key } }: WithContext) => ({ locator: booking.locator, key });

export const optionEndIn = ({ context: { booking } }: WithContext) => ({ at: booking.deadline + endSlack });
