import type { BookingKind, KeptBookingStatus } from '#domain/booking/booking-status.ts';
import type { KeptTicketStatus } from '#domain/booking/ticket-status.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';

export type BookingsTables = {
  booking: {
    locator: string;
    kind: BookingKind;
    status: KeptBookingStatus;
    /** The party its places were held for. */
    party: string;
    channel: string;
    language: string;
    user_id: number | null;
    contact_email: string;
    contact_phone: string;
    /** Until when it may be paid: the option of a reservation, the payment time of a sale. */
    deadline: number;
    extensions: number;
    amount: number;
    currency: string;
    created_at: number;
    /** When its e-mail was proved: a member’s at once, a guest’s by the mailed link. */
    proven_at: number | null;
    /** Goes up with every change; what is written names the revision it has read. */
    revision: number;
  };
  passenger: {
    locator: string;
    /** Counted from 0; the first is whom letters go to. */
    ordinal: number;
    kind: 'passenger' | 'lap-child' | 'pet';
    first_name: string;
    last_name: string;
    /** The surname folded for lookups. */
    surname_key: string;
    type_id: number;
    type_code: string;
    email: string | null;
    phone_country_code: string | null;
    phone_area_code: string | null;
    phone_number: string | null;
    country_id: number;
    loyalty_number: string;
    tariff_card_number: string;
    is_contact: boolean;
    wants_ticket_letter: boolean;
    depends_on: number | null;
    /** Ids of special services, as a JSON array. */
    special_services: string;
    gdpr: boolean;
  };
  /** What the law protects most stands apart, is read only where it is needed and kept shortest. */
  passenger_private: {
    locator: string;
    ordinal: number;
    gender: Gender;
    /** ISO date. */
    birth_date: string | null;
    identity_number: string | null;
    passport_number: string | null;
    has_wheelchair: boolean;
    disability_status: string;
    companion_status: string | null;
    marriage_date: string | null;
    /** After this instant the row is forgotten. */
    forget_at: number;
  };
  /** One passenger on one leg. Before it is paid it is `unissued`. */
  ticket: {
    number: string;
    locator: string;
    passenger: number;
    direction: 'outward' | 'return';
    /** Counted from 0 within a direction. */
    leg: number;
    run_id: number;
    train_index: number;
    /** Null without a seat: a free child on a lap. */
    coach: number | null;
    seat: string | null;
    hold_id: string | null;
    from_stop: number;
    to_stop: number;
    from_station: number;
    to_station: number;
    departure: number;
    arrival: number;
    cabin_class: CabinClass;
    booking_class_id: number;
    fare_family: 'STANDART' | 'FLEX';
    tariff: string;
    amount: number;
    status: KeptTicketStatus;
    /** 128 bits or more, made when the ticket is issued: what stands in the code of /bilet. */
    boarding_code: string | null;
    issued_at: number | null;
    /** The payment that issued it. */
    payment: string | null;
    /** The ticket it came from, by a change or an open ticket. */
    master_ticket: string | null;
    changes: number;
  };
  /** How an amount came about, in the order of `line`: it can be reckoned again from rule, row, base and rounding. */
  price_line: {
    ticket: string;
    line: number;
    kind: string;
    rule: string;
    row: string;
    base: number;
    /** Parts of a thousand the base was multiplied by. */
    factor: number;
    rounding: string;
    amount: number;
  };
  /** What happened to a booking. No name, number or address of a person stands here. */
  booking_event: {
    id: string;
    locator: string;
    at: number;
    deed: string;
    by: 'guest' | 'member' | 'staff' | 'house';
    user_id: number | null;
    ticket: string | null;
    detail: string;
  };
  /** Who may act on a booking: the browser that made it, or whoever followed the mailed link. */
  booking_key: {
    hash: string;
    locator: string;
    kind: 'browser' | 'link';
    made_at: number;
    expires_at: number;
    used_at: number | null;
  };
  /** For whom a reservation stands unpaid: persons, e-mail and telephone, each as a mark that leads back to nobody. */
  reservation_mark: { mark: string; locator: string };
  open_ticket: {
    number: string;
    locator: string;
    /** The ticket it was made from. */
    ticket: string;
    surname_key: string;
    user_id: number | null;
    amount: number;
    currency: string;
    status: 'unused' | 'used' | 'cancelled';
    made_at: number;
    expires_at: number;
    used_at: number | null;
    /** The payment that used it up. */
    used_by: string | null;
  };
  /** The right to money back in cash (MCO). */
  refund_coupon: {
    number: string;
    locator: string;
    ticket: string | null;
    surname_key: string;
    user_id: number | null;
    amount: number;
    currency: string;
    status: 'unpaid' | 'paid';
    made_at: number;
    paid_at: number | null;
  };
  /** Calls that change something, with what was answered: asked again with the same key they answer the same. */
  answered_call: {
    key_hash: string;
    call: string;
    body_hash: string;
    state: 'running' | 'answered';
    answer: string | null;
    began_at: number;
    /** The process that carries the call out, and its turn at it. */
    carrier: number | null;
    turn: string | null;
  };
};
