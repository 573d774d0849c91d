import { cityAliases } from '#domain/journey/station-aliases.ts';

/** How Persian writes the name of a province; null where it has no writing of its own. */
export const persianNameOf = (city: string): string | null => cityAliases[city]?.[0] ?? null;
