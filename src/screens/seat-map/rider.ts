import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import type { Seated } from '#domain/coach/seated.ts';
import { priceOf } from '#domain/fare/price.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import { occupantOfInput } from '#domain/passenger/passenger-seat-rules.ts';
import type { FoundSeat, Seeker } from '#domain/seat/best-seats.ts';
import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { ordinarySurcharges } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Ride } from './ride.ts';

/** Somebody of the party who needs a seat. */
export type Rider = {
  /** Counted from 0. */
  readonly passenger: number;
  readonly draft: PassengerDraft;
  readonly who: Seated;
};

/** The server may be set otherwise; it has the last word. */
export const neighbourRule: NeighbourRule = 'between-bookings';

export const ridersOf = (passengers: readonly PassengerDraft[], party: string): readonly Rider[] =>
  passengers.flatMap((draft, passenger) => {
    if (tariffNamed(draft.tariff).occupies === 'lap') return [];
    const who = { gender: draft.gender, occupant: occupantOfInput(draft), party };
    return [{ passenger, draft, who }];
  });

export const seekerOf = ({ passenger, draft, who }: Rider): Seeker => ({
  passenger,
  who,
  needs:
    draft.hasWheelchair === 'yes' && who.occupant === 'wheelchair-user' ? 'wheelchair-place' : 'any-place',
});

export const wantedBy = (
  { passenger, draft }: Rider,
  { direction, leg, train, family }: Ride,
  { coachId, place }: Pick<FoundSeat, 'coachId' | 'place'>,
  maps: readonly SeatMap[],
): WantedSeat => ({
  passenger,
  direction,
  leg,
  coachId,
  coachName: maps.find((map) => map.coachId === coachId)?.name,
  seat: place.number,
  fromStation: train.from,
  toStation: train.to,
  gender: draft.gender,
  tariffId: tariffNamed(draft.tariff).id,
  hasWheelchair: draft.hasWheelchair === 'yes',
  family,
});

/** What a place costs a rider, before anything is taken off for the way back. */
export const amountFor = (
  { draft }: Pick<Rider, 'draft'>,
  { family }: Pick<Ride, 'family'>,
  fare: Kurus,
  terms?: SeatMap['terms'],
): Kurus => {
  const own = tariffNamed(draft.tariff);
  const tariff = { ...own, discount: terms?.discounts[own.code] ?? own.discount };
  const { [family]: surcharge = ordinarySurcharges[family] } = terms?.surcharges ?? ordinarySurcharges;
  return priceOf({ fare: { amount: fare, row: '' }, family, surcharge, tariff, trip: 'one-way' }).amount;
};

/** Whose turn it is: who was picked and has not moved since, else who has no seat, else who was seated last. */
export const riderInTurn = (
  riders: readonly Rider[],
  held: readonly HeldSeat[],
  picked: { readonly passenger: number; readonly seat: string | null } | null,
): Rider | null => {
  const seatOf = (passenger: number) => held.find((seat) => seat.passenger === passenger)?.seat ?? null;
  const isPicked = ({ passenger }: Rider) =>
    passenger === picked?.passenger && seatOf(passenger) === picked.seat;
  const last = held.at(-1)?.passenger;
  return (
    riders.find(isPicked) ??
    riders.find(({ passenger }) => seatOf(passenger) === null) ??
    riders.find(({ passenger }) => passenger === last) ??
    riders[0] ??
    null
  );
};
