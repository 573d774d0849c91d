import { bookingStatusAt } from '#domain/booking/booking-status.ts';
import type { BookedPassenger, Reservation } from '#domain/booking/reservation.ts';
import { tariffOfCode, tariffs } from '#domain/fare/tariffs.ts';
import { customerNumberOf, turkish } from '#domain/values/customer-number.ts';
import type { Language } from '#domain/values/language.ts';
import { maskedName } from '#domain/values/masked-name.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { tariffName } from '#server/railway/network/tariff-name.ts';
import { awaitsProof } from './awaits-proof.ts';
import { describeTicket } from './describe-ticket.ts';
import { directions } from './planned-party.ts';
import type { BookingRows } from './read-booking.ts';

/** To whom and when a booking is told. */
export type Reader = {
  readonly mayAct: boolean;
  readonly language: Language;
  readonly now: number;
};

type Row = Tables['passenger'];
type Private = Tables['passenger_private'];

const numbersIn = (json: string): readonly number[] =>
  json.split(/\D+/).flatMap((digits) => (digits === '' ? [] : [Number(digits)]));

const phoneOf = (row: Row): BookedPassenger['phone'] =>
  row.phone_number === null
    ? null
    : {
        country: row.phone_country_code ?? '',
        area: row.phone_area_code ?? '',
        number: row.phone_number,
      };

/** A tariff, a service and a companion may tell of a disability: of all this a stranger is told nothing. */
const hidden = {
  tariff: null,
  countryId: null,
  dependsOn: null,
  wantsTicketLetter: null,
  specialServices: [],
  gender: null,
  birthDate: null,
  email: null,
  phone: null,
  identityNumber: null,
  passportNumber: null,
  loyaltyNumber: '',
  tariffCardNumber: '',
  customerNumber: null,
  hasWheelchair: null,
  disabilityStatus: null,
  companionStatus: null,
} as const;

const describeTariff = (row: Row, language: Language): BookedPassenger['tariff'] => {
  const code = (tariffOfCode(row.type_code) ?? tariffs[0])?.code ?? 'full';
  return { id: row.type_id, code, name: tariffName(code, language) };
};

const shown = (row: Row, kept: Private | undefined, language: Language) => ({
  tariff: describeTariff(row, language),
  countryId: row.country_id,
  dependsOn: row.depends_on,
  wantsTicketLetter: row.wants_ticket_letter,
  specialServices: numbersIn(row.special_services),
  gender: kept?.gender ?? null,
  birthDate: kept?.birth_date ?? null,
  email: row.email,
  phone: phoneOf(row),
  identityNumber: kept?.identity_number ?? null,
  passportNumber: kept?.passport_number ?? null,
  loyaltyNumber: row.loyalty_number,
  tariffCardNumber: row.tariff_card_number,
  customerNumber: customerNumberOf({
    nationalityCountryId: row.country_id === turkish ? turkish : 0,
    citizenshipNo: kept?.identity_number ?? null,
    passportNo: kept?.passport_number ?? null,
  }),
  hasWheelchair: kept?.has_wheelchair ?? null,
  disabilityStatus: kept?.disability_status ?? null,
  companionStatus: kept?.companion_status ?? null,
});

const describePassenger = (
  row: Row,
  rows: BookingRows,
  network: Network,
  { mayAct, language, now }: Reader,
): BookedPassenger => {
  const kept = rows.privates.find(({ ordinal }) => ordinal === row.ordinal);
  const own = rows.tickets.filter(({ passenger }) => passenger === row.ordinal);
  const byDirection = directions.map((direction) => own.filter((ticket) => ticket.direction === direction));
  return {
    ordinal: row.ordinal,
    firstName: mayAct ? row.first_name : maskedName(row.first_name),
    lastName: mayAct ? row.last_name : maskedName(row.last_name),
    isContact: row.is_contact,
    ...(mayAct ? shown(row, kept, language) : hidden),
    tickets: byDirection
      .filter((tickets) => tickets.length > 0)
      .map((tickets) => tickets.map((ticket) => describeTicket(ticket, rows, network, { mayAct, now }))),
  };
};

export const describeEvents = ({ events }: BookingRows): Reservation['events'] =>
  events.map(({ at, deed: action, ticket }) => ({ at, action, ticket }));

/** A booking as this reader is told it. */
export const describeReservation = (rows: BookingRows, network: Network, reader: Reader): Reservation => {
  const { booking, passengers } = rows;
  return {
    locator: booking.locator,
    kind: booking.kind,
    status: bookingStatusAt(booking.status, booking.deadline, reader.now),
    deadline: booking.deadline,
    createdAt: booking.created_at,
    extensions: booking.extensions,
    awaitsProof: awaitsProof(booking, reader.now),
    amount: booking.amount,
    mayAct: reader.mayAct,
    passengers: passengers.map((row) => describePassenger(row, rows, network, reader)),
    events: reader.mayAct ? describeEvents(rows) : [],
  };
};
