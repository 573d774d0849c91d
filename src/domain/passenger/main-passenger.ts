import type { Tariff } from '#domain/fare/tariffs.ts';

type Traveller = { readonly tariff: Pick<Tariff, 'occupies'>; readonly dependsOn: number | null };

/** One depends on nobody, or on another who has a seat as a person and depends on nobody. */
export const isDependentRight = (party: readonly Traveller[], ordinal: number): boolean => {
  const dependsOn = party[ordinal]?.dependsOn ?? null;
  if (dependsOn === null) return true;
  const main = party[dependsOn];
  return dependsOn !== ordinal && main?.tariff.occupies === 'seat' && main.dependsOn === null;
};
