import type { Occupant } from '#domain/fare/occupant.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { tariffOfId } from '#domain/fare/tariffs.ts';
import type { SeatAsked } from './seat-wish.ts';

/** Who may only sit where somebody sits already comes after them. */
const rounds: readonly (readonly Occupant[])[] = [['wheelchair-user', 'passenger'], ['companion'], ['pet']];

/** The seats of a party in the order in which they can be had: those of one round at the same time. */
export const seatingRounds = <Asked extends SeatAsked>(
  wanted: readonly Asked[],
): readonly (readonly Asked[])[] =>
  rounds
    .map((occupants) =>
      wanted.filter(({ tariffId, hasWheelchair = false }) =>
        occupants.includes(occupantOf({ tariff: tariffOfId(tariffId), hasWheelchair })),
      ),
    )
    .filter(({ length }) => length > 0);
