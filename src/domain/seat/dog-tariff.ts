import type { CoachTemplate } from '#domain/coach/coach.ts';
import { tariffOfId } from '#domain/fare/tariffs.ts';
import type { HeldSeat } from './held-seat.ts';

/** The dog tariff needs every place of the compartment sold with it. */
export const hasWholeCompartment = (
  { places }: Pick<CoachTemplate, 'places'>,
  unit: number,
  seats: ReadonlySet<string>,
): boolean => {
  const inUnit = places.filter((place) => place.unit === unit);
  return inUnit.length > 0 && inUnit.every(({ number }) => seats.has(number));
};

const isDogs = ({ tariffId }: Pick<HeldSeat, 'tariffId'>): boolean => tariffOfId(tariffId)?.code === 'dog';

/** Whether every dog among these seats of one coach has its whole compartment. */
export const haveDogsRoom = (
  coach: Pick<CoachTemplate, 'places'>,
  held: readonly Pick<HeldSeat, 'seat' | 'tariffId'>[],
): boolean => {
  const seats = new Set(held.map(({ seat }) => seat));
  const dogs = new Set(held.filter(isDogs).map(({ seat }) => seat));
  return coach.places
    .filter(({ number }) => dogs.has(number))
    .every(({ unit }) => hasWholeCompartment(coach, unit, seats));
};
