import type { Priced } from '#domain/fare/price.ts';
import { surnameKeyOf } from '#domain/person/surname-key.ts';
import { day } from '#domain/values/durations.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { numbersOf } from './check-identities.ts';
import type { PlannedLeg } from './planned-leg.ts';
import { directions, type Party, type PlannedPassenger } from './planned-party.ts';

/** How long what the law protects most is kept after the last arrival. */
export const privateLife = 30 * day;

const kindOf = ({ tariff }: PlannedPassenger): Tables['passenger']['kind'] => {
  if (tariff.occupies === 'lap') return 'lap-child';
  return tariff.occupies === 'seat-of-pet' ? 'pet' : 'passenger';
};

export const passengerRow = (locator: string, passenger: PlannedPassenger): Tables['passenger'] => {
  const { wish, tariff, ordinal } = passenger;
  return {
    locator,
    ordinal,
    kind: kindOf(passenger),
    first_name: wish.firstName,
    last_name: wish.lastName,
    surname_key: surnameKeyOf(wish.lastName),
    type_id: tariff.id,
    type_code: tariff.code,
    email: wish.email,
    phone_country_code: wish.phone.country || null,
    phone_area_code: wish.phone.area || null,
    phone_number: wish.phone.number || null,
    country_id: wish.countryId,
    loyalty_number: wish.loyaltyNumber,
    tariff_card_number: wish.tariffCardNumber,
    is_contact: wish.isContact,
    wants_ticket_letter: wish.wantsTicketLetter,
    depends_on: wish.dependsOn,
    special_services: JSON.stringify(wish.specialServices),
    gdpr: wish.gdpr,
  };
};

export const privateRow = (
  locator: string,
  passenger: PlannedPassenger,
  gender: Gender,
): Tables['passenger_private'] => {
  const { wish, ordinal, legs } = passenger;
  const { citizenship, passport } = numbersOf(passenger);
  return {
    locator,
    ordinal,
    gender,
    birth_date: wish.birthDate,
    identity_number: citizenship,
    passport_number: passport,
    has_wheelchair: wish.hasWheelchair,
    disability_status: wish.disabilityStatus,
    companion_status: wish.companionStatus,
    marriage_date: wish.marriageDate,
    forget_at: Math.max(...legs.flat().map(({ arrival }) => arrival)) + privateLife,
  };
};

/** A ticket to be, with its price. */
export type PlannedTicket = {
  readonly number: string;
  readonly passenger: PlannedPassenger;
  readonly leg: PlannedLeg;
  readonly direction: number;
  readonly index: number;
  /** Null for a child on a lap. */
  readonly holdId: string | null;
  readonly priced: Priced;
};

export const ticketRow = (
  locator: string,
  { number, passenger, leg, direction, index, holdId, priced }: PlannedTicket,
  bookingClassId: number,
): Tables['ticket'] => ({
  number,
  locator,
  passenger: passenger.ordinal,
  direction: directions[direction] ?? 'outward',
  leg: index,
  run_id: leg.runId,
  train_index: leg.train.index,
  coach: holdId === null ? null : leg.coach,
  seat: holdId === null ? null : leg.place.number,
  hold_id: holdId,
  from_stop: leg.fromStop,
  to_stop: leg.toStop,
  from_station: leg.wish.fromStation,
  to_station: leg.wish.toStation,
  departure: leg.departure,
  arrival: leg.arrival,
  cabin_class: leg.place.cabinClass,
  booking_class_id: bookingClassId,
  fare_family: leg.wish.family,
  tariff: passenger.tariff.code,
  amount: priced.amount,
  status: 'unissued',
  boarding_code: null,
  issued_at: null,
  payment: null,
  master_ticket: null,
  changes: 0,
});

export const priceRows = ({ number, priced }: PlannedTicket): readonly Tables['price_line'][] =>
  priced.lines.map(({ rule, row, base, factor, rounding, amount }, line) => ({
    ticket: number,
    line,
    kind: rule,
    rule,
    row,
    base,
    factor,
    rounding,
    amount,
  }));

/** Every leg of everybody. */
export const ticketsToBe = (party: Party): readonly Omit<PlannedTicket, 'number' | 'priced' | 'holdId'>[] =>
  party.flatMap((passenger) =>
    passenger.legs.flatMap((legs, direction) =>
      legs.map((leg, index) => ({ passenger, leg, direction, index })),
    ),
  );
