import type { Gender } from '#domain/values/gender.ts';
import type { PlannedLeg } from './planned-leg.ts';
import type { Party, PlannedPassenger } from './planned-party.ts';

const ofHold = (passenger: PlannedPassenger, genderOf: (leg: PlannedLeg) => Gender | null): Gender | null => {
  const [first] = passenger.tariff.occupies === 'lap' ? [] : passenger.legs.flat();
  return first === undefined ? null : genderOf(first);
};

/** Whoever leaves the gender open travels, and is asked for in the register, as the place is held. */
export const genderAsHeld = (party: Party, genderOf: (leg: PlannedLeg) => Gender | null): Party =>
  party.map((passenger) =>
    passenger.wish.gender === null
      ? { ...passenger, wish: { ...passenger.wish, gender: ofHold(passenger, genderOf) } }
      : passenger,
  );
