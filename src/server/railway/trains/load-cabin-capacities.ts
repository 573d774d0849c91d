import { loadCabinCapacities as call } from '#contract/journeys/trains.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/railway/context/operation.ts';
import { cabinsIn, freeOn, stretchOf } from './describe-cabin.ts';

/** How many places of each class a run has, and how many are free. */
export const loadCabinCapacities = operation(call, async ({ body }, { railway, occupancy }) => {
  const network = railway.network();
  const stretch = stretchOf(network, body);
  if (!stretch.ok) {
    return stretch;
  }
  const rows = freeOn(occupancy, stretch.value);
  const inCoaches = stretch.value.train.coaches.flatMap((coach) => cabinsIn(network, coach, rows));
  const capacities = new Map<number, (typeof inCoaches)[number]>();
  for (const { cabinClass, capacity, availability } of inCoaches) {
    const known = capacities.get(cabinClass.id);
    capacities.set(cabinClass.id, {
      cabinClass,
      capacity: capacity + (known?.capacity ?? 0),
      availability: availability + (known?.availability ?? 0),
    });
  }
  return granted({ capacities: [...capacities.values()] });
});
