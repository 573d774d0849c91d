import { type RawBuilder, sql } from 'kysely';
import { idleLimit, sessionLife } from '#domain/member/session-limits.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { rulesOfNeverPaid } from './never-paid.ts';
import type { RetentionRule } from './retention-rule.ts';

const year = 365 * day;

/** Books are kept as long as the commercial code asks. */
const booksFor = 10 * year;
const peopleFor = 2 * year;

const at =
  (column: string) =>
  (olderThan: number): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} < ${olderThan}`;

const row = (table: keyof Tables, column: string, keeps: number, since: string): RetentionRule => ({
  table,
  fields: null,
  keeps,
  since,
  due: at(column),
});

/** A booking whose last journey is that long over. */
const travelledBefore =
  (table: string) =>
  (olderThan: number): RawBuilder<boolean> =>
    sql<boolean>`exists (
    select 1 from booking as old where old.locator = ${sql.ref(`${table}.locator`)} and old.created_at < ${olderThan}
  ) and not exists (
    select 1 from ticket where ticket.locator = ${sql.ref(`${table}.locator`)} and ticket.arrival >= ${olderThan}
  )`;

const ofOldBooking = (table: keyof Tables): RetentionRule => ({
  table,
  fields: null,
  keeps: booksFor,
  since: 'the booking was made',
  due: (olderThan) => sql<boolean>`locator in (select locator from booking where created_at < ${olderThan})`,
});

const ofOldTicket = (table: keyof Tables, column: string): RetentionRule => ({
  table,
  fields: null,
  keeps: booksFor,
  since: 'the booking was made',
  due: (olderThan) =>
    sql<boolean>`${sql.ref(column)} in (select number from ticket join booking using (locator) where booking.created_at < ${olderThan})`,
});

/** What hangs on a row that is gone. */
const orphaned = (table: keyof Tables, column: string, of: keyof Tables): RetentionRule => ({
  table,
  fields: null,
  keeps: 0,
  since: `the end of its ${of}`,
  due: () => sql<boolean>`${sql.ref(column)} not in (select id from ${sql.table(of)})`,
});

/** Who typed an e-mail and never followed its link. Whom support has registered is a customer all the same. */
const neverActivated: RetentionRule = {
  table: 'user_account',
  fields: null,
  keeps: 7 * day,
  since: 'the registration that nobody activated; with a link mailed since, until its code is gone',
  due: (olderThan) => sql<boolean>`status = 'PASSIVE' and password_hash is null and ended_at is null
    and email <> '' and created_at < ${olderThan}
    and not exists (select 1 from one_time_code where one_time_code.user_id = user_account.id)
    and not exists (
      select 1 from audit_entry where subject_user_id = user_account.id
        and deed in ('customer-registered-by-staff', 'customer-corrected-by-staff')
    )`,
};

const ofOldRun = (table: keyof Tables, days: number): RetentionRule => ({
  table,
  fields: null,
  keeps: days * day,
  since: 'the run began',
  due: (olderThan) => sql<boolean>`run_id < ${runIdOf(0, dayNumberAt(olderThan))}`,
});

/** In the order they are carried out: what hangs on a booking goes before it. */
export const retentionRules: readonly RetentionRule[] = [
  row('kept_flow', 'expires_at', 0, 'its end'),
  row('kept_flow_hand_over', 'expires_at', 0, 'its end'),
  row('eid_request', 'expires_at', 0, 'its end'),
  row('eid_code', 'expires_at', 0, 'its end'),
  row('one_time_code', 'expires_at', day, 'its end'),
  row('try_count', 'began_at', day, 'the first try'),
  row('known_browser', 'since', peopleFor, 'the login'),
  {
    table: 'session',
    fields: null,
    keeps: 0,
    since: 'its end',
    due: (_, now) => sql<boolean>`started_at < ${now - sessionLife} or seen_at < ${now - idleLimit}`,
  },
  orphaned('session_token', 'session_id', 'session'),
  row('sms', 'sent_at', day, 'it was sent'),
  row('wallet_code', 'sent_at', day, 'it was sent'),
  {
    table: 'permit',
    fields: null,
    keeps: year,
    since: 'its last day',
    due: (olderThan) => sql<boolean>`valid_until < ${travelDayOf(dayNumberAt(olderThan))}`,
  },
  row('letter', 'posted_at', 30 * day, 'it was posted'),
  row('audit_entry', 'at', peopleFor, 'the action'),
  neverActivated,
  orphaned('customer', 'user_id', 'user_account'),
  orphaned('customer_private', 'customer_id', 'customer'),
  row('flow_fact', 'hour', peopleFor, 'the hour'),
  row('passenger_private', 'forget_at', 0, 'the instant the row names'),
  {
    table: 'passenger',
    fields: {
      first_name: '',
      last_name: '',
      surname_key: '',
      email: null,
      phone_country_code: null,
      phone_area_code: null,
      phone_number: null,
      loyalty_number: '',
      tariff_card_number: '',
    },
    keeps: peopleFor,
    since: 'the last journey',
    due: travelledBefore('passenger'),
  },
  {
    table: 'booking',
    fields: { contact_email: '', contact_phone: '', user_id: null },
    keeps: peopleFor,
    since: 'the last journey',
    due: travelledBefore('booking'),
  },
  row('booking_key', 'expires_at', 0, 'its end'),
  {
    table: 'reservation_mark',
    fields: null,
    keeps: 0,
    since: 'the end of its reservation, unpaid or not',
    due: (_, now) =>
      sql<boolean>`locator not in (select locator from booking where status = 'active' and deadline > ${now})`,
  },
  row('answered_call', 'began_at', 2 * day, 'the call'),
  row('seat_change', 'at', day, 'the change'),
  row('seatmate_ask', 'departs_at', 0, 'the departure'),
  row('seat_alarm', 'departs_at', 0, 'the departure'),
  orphaned('seat_alarm_key', 'alarm', 'seat_alarm'),
  ofOldRun('seat_hold', 30),
  ofOldRun('seat_unit', 30),
  ofOldRun('closed_coach', 30),
  ...rulesOfNeverPaid,
  ofOldTicket('price_line', 'ticket'),
  ofOldTicket('ticket_service', 'ticket'),
  ofOldTicket('deduction_line', 'ticket'),
  ofOldBooking('ticket_refund'),
  ofOldBooking('ticket_order'),
  ofOldBooking('open_ticket_use'),
  ofOldBooking('open_ticket_choice'),
  ofOldBooking('open_ticket'),
  ofOldBooking('refund_coupon'),
  ofOldBooking('booking_event'),
  row('booking_event', 'at', booksFor, 'the action'),
  ofOldBooking('passenger'),
  ofOldBooking('ticket'),
  row('booking', 'created_at', booksFor, 'the booking was made'),
  {
    table: 'settlement_refund',
    fields: null,
    keeps: booksFor,
    since: 'the payment began',
    due: (olderThan) => sql<boolean>`payment in (select id from settlement where begun_at < ${olderThan})`,
  },
  row('settlement', 'begun_at', booksFor, 'the payment began'),
  row('money_movement', 'moved_at', booksFor, 'the money moved'),
  row('bank_card', 'expires_at', 0, 'its end'),
  {
    table: 'promotion_use',
    fields: null,
    keeps: 0,
    since: 'what it stood on is gone',
    due: () =>
      sql<boolean>`subject not in (select locator from booking) and subject not in (select id from ticket_order)
          and subject not in (select id from package_order) and subject not in (select number from rental_order)`,
  },
  row('package_purchase', 'sold_at', booksFor, 'the sale'),
  row('package_order', 'made_at', booksFor, 'the order'),
  row('rental_search', 'kept_until', 0, 'its end'),
  {
    table: 'rental_order',
    fields: null,
    keeps: day,
    since: 'its deadline, unpaid',
    due: (olderThan) => sql<boolean>`status in ('open', 'refused') and deadline < ${olderThan}`,
  },
  {
    table: 'rental_order',
    fields: { driver_name: '', surname_key: '', contact_email: '', train_pnr: '', user_id: null },
    keeps: peopleFor,
    since: 'the car was brought back',
    due: at('drop_off_at'),
  },
  row('rental_order', 'made_at', booksFor, 'the order was made'),
  {
    table: 'rental_driver',
    fields: null,
    keeps: 0,
    since: 'the instant the row names, or the end of its order',
    due: (olderThan) =>
      sql<boolean>`forget_at < ${olderThan} or number not in (select number from rental_order)`,
  },
  {
    table: 'supplier_driver',
    fields: null,
    keeps: 0,
    since: 'the instant the row names, or the end of a hold nobody can confirm any more',
    due: (olderThan) =>
      sql<boolean>`forget_at < ${olderThan}
          or key in (select key from supplier_rental where state = 'held' and hold_until < ${olderThan})
          and key not in (select number from rental_order where status = 'open')`,
  },
  row('flow_recording', 'told_at', 90 * day, 'it was told'),
  row('flow_event', 'reported_hour', 90 * day, 'the hour in which it was told'),
  row('retention_proof', 'at', booksFor, 'the run of the job'),
];

/** Tables nothing is taken out of, and why that may be. */
export const keptWhole: Readonly<Partial<Record<keyof Tables, string>>> = {
  ledger_entry: 'nobody is named in it, and a ledger only grows',
  ledger_head: 'nobody is named in it, and a ledger only grows',
  saved_contact: 'as long as the membership, or until its member takes it away',
  customer_picture: 'as long as the membership, or until its member takes it away',
  bank_payment: 'the simulated bank keeps its own books, without persons',
  bank_refund: 'the simulated bank keeps its own books, without persons',
  wallet_card: 'as long as its owner keeps it',
  miles_account: 'as long as the membership',
  supplier_car: 'the simulated supplier keeps its own books, without persons',
  supplier_rental: 'the simulated supplier keeps its own books, without persons',
  catalogue_entry: 'what the shop sells; of persons only the numbers of staff',
  catalogue_intent: 'what the shop sells; of persons only the numbers of staff',
  catalogue_version: 'what was sold in its time, without persons',
  catalogue_event: 'the trail of who changed what is sold; of persons only the numbers of staff',
  promotion: 'a code of the shop',
  network_revision: 'the network, without persons',
  network_train: 'the network, without persons',
  house_key: 'a key of the shop',
  operation_run: 'one row for each kind of work',
  seat_setting: 'a setting of the shop',
  world_clock: 'a switch of the reference world',
  world_rule: 'a switch of the reference world',
  parked_call: 'a switch of the reference world',
};
