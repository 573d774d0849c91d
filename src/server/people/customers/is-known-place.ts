import type { Profile } from '#domain/member/profile.ts';
import { districtsOf, provinceOf } from '#server/railway/geography/provinces.ts';
import { neighbourhoodsOf } from '#server/railway/reference/neighbourhoods.ts';

/** A province stands in the list of provinces, its district in the province and its neighbourhood in the district. */
export const isKnownPlace = ({ cityId, districtId, neighbourhoodId }: Profile): boolean => {
  if (cityId === null) return true;
  if (provinceOf(cityId) === null) return false;
  if (districtId === null) return true;
  if (districtsOf(cityId).every(({ id }) => id !== districtId)) return false;
  return neighbourhoodId === null || neighbourhoodsOf(districtId).some(({ id }) => id === neighbourhoodId);
};
