import type { Place } from '#domain/coach/coach.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { SeatStanding } from '#domain/seat/seat-standing.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { SeatLook } from '#panels/coach-plan/seat-words.ts';

type Seen = {
  readonly standings: ReadonlyMap<string, SeatStanding>;
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
export const looksIn = (map: SeatMap, { standings, asked, gender }: Seen): ReadonlyMap<string, SeatLook> => {
  const open = unitsWithRoom(map);
  const genders = new Map(map.taken.map(({ seat, genders: there }) => [seat, there]));
  const seatmates = new Set(map.taken.flatMap(({ seat, whose }) => (whose === 'seatmate' ? [seat] : [])));
  const neighbourAt = ({ number, unit }: Place): Gender | null => {
    const there = genders.get(number) ?? [];
    return open.has(unit) && map.coach.kind !== 'unnumbered' && there.length === 1
      ? (there[0] ?? null)
      : null;
  };
  const lookOf = (place: Place): SeatLook => {
    const standing = standings.get(place.number) ?? { kind: 'free' };
    if (standing.kind === 'own') return { is: 'own', passenger: standing.passenger };
    if (asked.has(place.number)) return { is: 'asked' };
    if (standing.kind === 'free') return { is: 'free' };
    if (seatmates.has(place.number)) return { is: 'seatmate' };
    return standing.refusal === 'seat-taken'
      ? { is: 'sold', neighbour: neighbourAt(place) }
      : { is: 'refused', refusal: standing.refusal, gender };
  };
  return new Map(map.coach.places.map((place) => [place.number, lookOf(place)]));
};
