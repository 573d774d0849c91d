import type { Place } from '#domain/coach/coach.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { SeatStatus } from '#domain/seat/seat-status.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { SeatAppearance } from '#panels/coach-plan/seat-words.ts';

type Seen = {
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  /** Places that are being asked for now. */
  readonly asked: ReadonlySet<string>;
  readonly gender: Gender;
};

/** Benches and compartments in which a place is left: only there the neighbour's gender matters. */
const unitsWithRoom = ({ coach, taken }: SeatMap): ReadonlySet<number> => {
  const full = new Set(taken.map(({ seat }) => seat));
  return new Set(coach.places.filter(({ number }) => !full.has(number)).map(({ unit }) => unit));
};

/** How every place of a coach looks to whoever is being seated. */
export const appearancesIn = (
  map: SeatMap,
  { statuses, asked, gender }: Seen,
): ReadonlyMap<string, SeatAppearance> => {
  const open = unitsWithRoom(map);
  const genders = new Map(map.taken.map(({ seat, genders: there }) => [seat, there]));
  const seatmates = new Set(map.taken.flatMap(({ seat, whose }) => (whose === 'seatmate' ? [seat] : [])));
  const neighbourAt = ({ number, unit }: Place): Gender | null => {
    const there = genders.get(number) ?? [];
    return open.has(unit) && map.coach.kind !== 'unnumbered' && there.length === 1
      ? (there[0] ?? null)
      : null;
  };
  const appearanceOf = (place: Place): SeatAppearance => {
    const status = statuses.get(place.number) ?? { kind: 'free' };
    if (status.kind === 'own') return { is: 'own', passenger: status.passenger };
    if (asked.has(place.number)) return { is: 'asked' };
    if (status.kind === 'free') return { is: 'free' };
    if (seatmates.has(place.number)) return { is: 'seatmate' };
    return status.refusal === 'seat-taken'
      ? { is: 'sold', neighbour: neighbourAt(place) }
      : { is: 'refused', refusal: status.refusal, gender };
  };
  return new Map(map.coach.places.map((place) => [place.number, appearanceOf(place)]));
};
