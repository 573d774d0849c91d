import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { TakenPlace } from '#domain/coach/seated.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { doOverlap } from '#server/railway/occupancy/stretch.ts';
import { placeIn } from './places-of.ts';

/** What a decision reads of the holds of a coach. */
export const holdColumns = [
  'unit',
  'id',
  'seat',
  'from_stop',
  'to_stop',
  'gender',
  'occupant',
  'party',
  'booking',
  'state',
  'deadline',
  'extensions',
] as const;

export type CoachHold = Pick<Tables['seat_hold'], (typeof holdColumns)[number]>;

/** A hold is judged when it is read: past its deadline it bars nothing. */
export const isAlive =
  (now: number) =>
  ({ state, deadline }: Pick<CoachHold, 'state' | 'deadline'>): boolean =>
    state === 'sold' || deadline > now;

type Stretch = { readonly fromStop: number; readonly toStop: number };

/** The places of a coach that holds bar over a stretch. */
export const takenBy = (
  holds: readonly CoachHold[],
  coach: CoachTemplate,
  stretch: Stretch,
): readonly TakenPlace[] =>
  holds
    .filter(({ from_stop, to_stop }) => doOverlap(stretch, { fromStop: from_stop, toStop: to_stop }))
    .flatMap(({ seat, gender, occupant, party }) => {
      const place = placeIn(coach, seat)?.place;
      return place === undefined ? [] : [{ place, who: { gender, occupant, party } }];
    });
