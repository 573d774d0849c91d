import * as z from 'zod/mini';
import cities from './cities.json';

const seedCity = z.object({ id: z.int(), name: z.string(), at: z.tuple([z.number(), z.number()]) });

export type SeedCity = z.output<typeof seedCity>;

/** The provinces with their centres. */
export const seedCities: readonly SeedCity[] = z.parse(z.array(seedCity), cities);
