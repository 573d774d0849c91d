import type { BookingWish, PassengerWish } from '#domain/booking/booking-wish.ts';
import { tariffSold } from '#domain/catalogue/sale-terms.ts';
import type { Tariff } from '#domain/fare/tariffs.ts';
import { isPersonName, parsePersonName } from '#domain/person/person-name.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { parseEmail } from '#domain/values/email.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { type PlannedLeg, plannedLeg } from './planned-leg.ts';

export const directions = ['outward', 'return'] as const;

/** A passenger of a wish, with everything it names found. */
export type PlannedPassenger = {
  readonly ordinal: number;
  readonly wish: PassengerWish;
  readonly tariff: Tariff;
  /** By direction, then by leg. For a child on a lap, those of whom it travels with. */
  readonly legs: readonly (readonly PlannedLeg[])[];
};

export type Party = readonly PlannedPassenger[];

export type PlanRefusal = 'tariff-unknown' | 'name-wrong' | 'hold-differs' | 'seat-count-wrong';

const isPlace = (leg: PlannedLeg | null): leg is PlannedLeg => leg !== null;

const normalize = (wish: PassengerWish): PassengerWish => ({
  ...wish,
  firstName: parsePersonName(wish.firstName),
  lastName: parsePersonName(wish.lastName),
  email: wish.email === null ? null : parseEmail(wish.email),
  phone: {
    country: foldDigits(wish.phone.country),
    area: foldDigits(wish.phone.area),
    number: foldDigits(wish.phone.number),
  },
});

type Found = Omit<PlannedPassenger, 'tariff'> & { readonly tariff: Tariff | null };

const found = (given: PassengerWish, ordinal: number, network: Network): Found | null => {
  const wish = normalize(given);
  const legs = wish.places.map((places) => places.map((place) => plannedLeg(place, network)));
  const places = legs.map((direction) => direction.filter(isPlace));
  return places.some((direction, at) => direction.length !== legs[at]?.length)
    ? null
    : { ordinal, wish, tariff: tariffSold(network.terms, wish.tariffId), legs: places };
};

const isPlanned = (passenger: Found): passenger is PlannedPassenger => passenger.tariff !== null;

/** A child on a lap goes where the passenger goes whom it depends on; without one named, where the first goes. */
const onLap = (party: Party): Party =>
  party.map((passenger) =>
    passenger.tariff.occupies === 'lap'
      ? { ...passenger, legs: party[passenger.wish.dependsOn ?? 0]?.legs ?? [] }
      : passenger,
  );

/** Finds everything a wish names: tariffs, trains, coaches, places. */
export const plannedParty = ({ passengers }: BookingWish, network: Network): Answer<Party, PlanRefusal> => {
  const all = passengers.map((wish, ordinal) => found(wish, ordinal, network));
  const there = all.filter((passenger) => passenger !== null);
  if (there.length < all.length) return refused('hold-differs');
  const planned = there.filter(isPlanned);
  if (planned.length < there.length) return refused('tariff-unknown');
  if (planned.some(({ wish }) => !isPersonName(wish.firstName) || !isPersonName(wish.lastName))) {
    return refused('name-wrong');
  }
  if (planned.some(({ tariff, legs }) => tariff.occupies === 'lap' && legs.flat().length > 0)) {
    return refused('seat-count-wrong');
  }
  return granted(onLap(planned));
};
