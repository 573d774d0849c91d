import {
  loadRampedStations as rampedCall,
  loadRegionalValidity as regionalCall,
} from '#contract/journeys/trains.ts';
import { rampedStations } from '#domain/journey/ramped-stations.ts';
import { regionalValidHours } from '#domain/journey/regional-validity.ts';
import { granted } from '#domain/values/answer.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { operation } from '#server/railway/context/operation.ts';

/** How long a regional ticket is good for. */
export const loadRegionalValidity = operation(regionalCall, async () =>
  granted({ validHours: regionalValidHours }),
);

/** Stations of this network where a wheelchair is helped aboard. */
export const loadRampedStations = operation(rampedCall, async ({ body }, { railway }) => {
  const asked = body?.stationIds;
  const network = railway.network();
  const ids = [...network.stations.keys()].filter(
    (id) => rampedStations.has(id) && (asked == null || asked.includes(id)),
  );
  return granted(ids.map((id) => namedStationIn(network, id)));
});
