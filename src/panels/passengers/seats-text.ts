import { directions } from '#domain/journey/trip-wish.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { parsePersonName } from '#domain/person/person-name.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { Words } from '#i18n/words.ts';

const inOrder = (seats: readonly HeldSeat[]): readonly HeldSeat[] =>
  seats.toSorted(
    (one, other) =>
      directions.indexOf(one.direction) - directions.indexOf(other.direction) || one.leg - other.leg,
  );

/** The seats of one passenger, in the order in which they are sat in. */
export const seatsOfPassenger = (ordinal: number, seats: readonly HeldSeat[]): string =>
  inOrder(seats.filter(({ passenger }) => passenger === ordinal))
    .map(({ seat }) => seat)
    .join(', ');

/** Seats that would be lost; on a journey there and back, on which way each is. */
export const lostSeatsText = (seats: readonly HeldSeat[], { say }: Words): string => {
  const hasWays = new Set(seats.map(({ direction }) => direction)).size > 1;
  return inOrder(seats)
    .map(({ seat, direction }) => {
      if (!hasWays) return seat;
      return direction === 'outward'
        ? say('passenger.seat.outward', { seat })
        : say('passenger.seat.back', { seat });
    })
    .join(', ');
};

/** A passenger by name, or by their place in the party as long as they have none. */
export const nameText = (ordinal: number, draft: PassengerDraft | undefined, { say }: Words): string =>
  parsePersonName(`${draft?.firstName ?? ''} ${draft?.lastName ?? ''}`) ||
  say('passenger.legend', { number: ordinal + 1 });
