import * as z from 'zod/mini';
import { trainTypes } from '#domain/values/train-type.ts';
import { seedCities as cities, type SeedCity } from '#server/railway/geography/seed-cities.ts';
import kilometres from './kilometres.json';
import lines from './lines.json';
import reach from './reach.json';
import seenRuns from './seen-runs.json';
import stations from './stations.json';

const whole = z.int();

/** Id, code, name, latitude, longitude, kinds of train, whether passengers may get off. */
const stationRow = z.tuple([
  whole,
  z.string(),
  z.string(),
  z.nullable(z.number()),
  z.nullable(z.number()),
  z.string(),
  z.boolean(),
]);

const facts = z.object({
  /** By province. */
  stations: z.record(z.string(), z.array(stationRow)),
  reach: z.array(z.object({ from: z.array(whole), to: z.array(whole) })),
  kilometres: z.array(z.tuple([whole, whole, z.number()])),
  lines: z.record(z.string(), z.array(whole)),
  seenRuns: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      type: z.enum(trainTypes),
      schedule: z.nullable(whole),
      set: z.enum(['six', 'eight', 'express']),
      /** Station, arrival, departure in minutes of the railway's day. */
      stops: z.array(z.tuple([whole, z.nullable(whole), z.nullable(whole)])),
    }),
  ),
});

export type SeedFacts = z.output<typeof facts> & { readonly cities: readonly SeedCity[] };
export type SeenRun = SeedFacts['seenRuns'][number];

/** What is known of the real network. */
export const seedFacts: SeedFacts = {
  ...facts.parse({ kilometres, lines, reach, seenRuns, stations }),
  cities,
};
