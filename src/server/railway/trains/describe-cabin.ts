import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import type { Network, TrainCoach } from '#server/railway/network/railway.ts';
import type { FreeInCoach, Occupancy } from '#server/railway/occupancy/occupancy.ts';
import type { Leg } from '#server/railway/planner/journey.ts';
import { wholeRun } from './describe-run.ts';

type Asked = {
  readonly trainId: number;
  readonly fromStationId?: number | null | undefined;
  readonly toStationId?: number | null | undefined;
};

/** How many places a row tells of, whoever may take them. */
export const freePlaces = ({ general, wheelchair, boundTo }: FreeInCoach): number =>
  general + wheelchair + boundTo.F + boundTo.M;

/** The stretch of a run that is asked about. */
export const stretchOf = (
  network: Network,
  { trainId, fromStationId, toStationId }: Asked,
): Answer<Leg, 'train-unknown' | 'station-unknown'> => {
  const run = wholeRun(network, trainId);
  if (run === null) {
    return refused('train-unknown');
  }
  const stations = run.train.stops.map(({ station }) => station);
  const from = fromStationId == null ? run.from : stations.indexOf(fromStationId);
  const to = toStationId == null ? run.to : stations.indexOf(toStationId, from + 1);
  return from < 0 || to <= from ? refused('station-unknown') : granted({ ...run, from, to });
};

/** One class of one coach: how many places it has, and how many are free over a stretch. */
export const cabinsIn = (network: Network, { template, index }: TrainCoach, rows: readonly FreeInCoach[]) => {
  const places = network.templates.get(template)?.places ?? [];
  return [...new Set(places.map(({ cabinClass }) => cabinClass))].map((cabinClass) => ({
    cabinClass: describeCabin(cabinClass),
    capacity: places.filter((place) => place.cabinClass === cabinClass).length,
    availability: rows
      .filter((row) => row.coach === index && row.cabinClass === cabinClass)
      .reduce((sum, row) => sum + freePlaces(row), 0),
  }));
};

export const describeCabin = (code: CabinClass) => ({
  id: cabinClassOnWire[code].id,
  code,
  name: cabinClassOnWire[code].name,
});

export const freeOn = (occupancy: Pick<Occupancy, 'freeIn'>, { train, day, from, to }: Leg) =>
  occupancy.freeIn(runIdOf(train.index, day), from, to);
