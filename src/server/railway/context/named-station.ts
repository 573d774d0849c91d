import type { NamedStation } from '#domain/journey/named-station.ts';
import { persianStationNameOf } from '#domain/journey/persian-stations.ts';
import { provinceOf } from '#server/railway/geography/provinces.ts';
import type { Network } from '#server/railway/network/railway.ts';

/** A station as answers, letters and paper name it; by its number where the network in force knows it no more. */
export const namedStationIn = ({ stations }: Network, id: number): NamedStation => {
  const known = stations.get(id);
  if (known === undefined) return { id, name: String(id), persianName: null };
  const { name, cityId } = known;
  return { id, name, persianName: persianStationNameOf(name, provinceOf(cityId)?.name ?? '') };
};
