import type { Place } from '#domain/coach/coach.ts';
import { bearingOn } from '#domain/coach/nearest-places.ts';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { type PlaceRefusal, refusalOfPlace } from '#domain/coach/place-refusal.ts';
import { type Seated, type TakenPlace, unknownNeighbour } from '#domain/coach/seated.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { tariffOfId } from '#domain/fare/tariffs.ts';
import type { HeldSeat } from './held-seat.ts';
import type { SeatMap, TakenSeat } from './seat-map.ts';

/** What a place is to the passenger who is being seated. */
export type SeatStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'own'; readonly passenger: number }
  | { readonly kind: 'refused'; readonly refusal: PlaceRefusal | 'coach-closed' | 'not-sold' };

/** The passenger who is being seated, and what the party holds in this coach. */
export type SeatedFor = {
  readonly who: Seated;
  /** Counted from 0. */
  readonly passenger: number;
  readonly held: readonly HeldSeat[];
  readonly rule: NeighbourRule;
};

const stranger = '';

/** A seatmate who agreed counts as of the gender of whoever is seated. */
const strangersAt = (
  place: Place,
  { genders, whose }: TakenSeat,
  beside: Seated['gender'],
): readonly TakenPlace[] =>
  genders.length === 0
    ? [{ place, who: unknownNeighbour }]
    : genders.map((gender) => ({
        place,
        who: { gender: whose === 'seatmate' ? beside : gender, occupant: 'passenger', party: stranger },
      }));

/** Who sits in a coach: strangers as the map tells them, the party as it holds its places. */
export const takenIn = (
  { coach: { places }, taken }: Pick<SeatMap, 'coach' | 'taken'>,
  { who, passenger, held }: Pick<SeatedFor, 'held' | 'passenger' | 'who'>,
): readonly TakenPlace[] => {
  const byNumber = new Map(places.map((place) => [place.number, place]));
  const own = new Set(held.map(({ seat }) => seat));
  const strangers = taken.flatMap((each) => {
    const place = own.has(each.seat) ? undefined : byNumber.get(each.seat);
    return place === undefined ? [] : strangersAt(place, each, who.gender);
  });
  const party = held.flatMap((each): readonly TakenPlace[] => {
    const { gender, tariffId, hasWheelchair = false } = each;
    const place = each.passenger === passenger ? undefined : byNumber.get(each.seat);
    const occupant = occupantOf({ tariff: tariffOfId(tariffId), hasWheelchair });
    return place === undefined ? [] : [{ place, who: { gender, occupant, party: who.party } }];
  });
  return [...strangers, ...party];
};

/** What every place of a coach is to one passenger, by its number. */
export const statusesIn = (map: SeatMap, seated: SeatedFor): ReadonlyMap<string, SeatStatus> => {
  const { coach, isOnSale, prices } = map;
  const { who, held, rule } = seated;
  const owners = new Map(held.map(({ seat, passenger }) => [seat, passenger]));
  const sold = new Set(prices.map(({ seat }) => seat));
  const takenAbout = bearingOn(takenIn(map, seated), who);
  const refusalOf = (place: Place) => {
    const refusal = refusalOfPlace(coach, place, who, takenAbout(place), rule);
    if (refusal === 'seat-taken') return refusal;
    if (!isOnSale) return 'coach-closed';
    return sold.has(place.number) ? refusal : 'not-sold';
  };
  const statusOf = (place: Place): SeatStatus => {
    const owner = owners.get(place.number);
    if (owner !== undefined) return { kind: 'own', passenger: owner };
    const refusal = refusalOf(place);
    return refusal === null ? { kind: 'free' } : { kind: 'refused', refusal };
  };
  return new Map(coach.places.map((place) => [place.number, statusOf(place)]));
};
