import * as z from 'zod/mini';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { trainTypes } from '#domain/values/train-type.ts';

const whole = z.int();

const writtenStation = z.object({
  id: whole,
  code: z.string(),
  name: z.string(),
  cityId: whole,
  latitude: z.number(),
  longitude: z.number(),
  trainTypes: z.array(z.enum(trainTypes)),
  isOnSale: z.boolean(),
  dropsPassengers: z.boolean(),
});

/** Station, arrival, departure, kilometres. */
const writtenStop = z.tuple([whole, whole, whole, z.number()]);

const writtenCalendar = z.object({
  /** Seven letters, Monday first: 1 runs, 0 does not. */
  weekdays: z.string().check(z.regex(/^[01]{7}$/)),
  from: whole,
  until: whole,
  alsoOn: z.array(whole),
  neverOn: z.array(whole),
});

const writtenTrain = z.object({
  /** What names the train for ever; with its stations and its coaches it names the index. */
  key: z.string(),
  index: whole,
  number: z.string(),
  name: z.string(),
  commercialName: z.string(),
  type: z.enum(trainTypes),
  schedule: whole,
  line: z.nullable(z.string()),
  stops: z.array(writtenStop).check(z.minLength(2)),
  calendar: writtenCalendar,
  /** Index, name, template. */
  coaches: z.array(z.tuple([whole, z.string(), whole])).check(z.minLength(1)),
  isReservable: z.boolean(),
  opensDaysBefore: whole,
});

/** Full economy fare of one kind of train: base and kilometres in kuruş, rounded to a step. */
const typeTariff = z.object({
  row: z.string(),
  type: z.enum(trainTypes),
  base: whole,
  perKilometre: z.number(),
  least: whole,
  step: whole,
});

/** What a class costs beside economy. */
const classTariff = z.object({
  row: z.string(),
  cabinClass: z.enum(cabinClasses),
  factor: z.number(),
  supplement: whole,
});

/** How a coach is built that was published in the console: places by their lines, on the frame of a known coach. */
const writtenPlan = z.object({
  template: whole,
  frame: whole,
  lines: z.array(z.string()),
  cabinClass: z.nullable(z.enum(cabinClasses)),
});

/** A network as it is kept: one text per revision. */
export const networkDocument = z.object({
  stations: z.array(writtenStation),
  pairs: z.array(z.object({ from: z.array(whole), to: z.array(whole) })),
  trains: z.array(writtenTrain),
  typeTariffs: z.array(typeTariff),
  classTariffs: z.array(classTariff),
  /** Trains of earlier timetables on the days they were sold for; on these the train that now has their key does not run. */
  kept: z.optional(z.object({ trains: z.array(writtenTrain), stations: z.array(writtenStation) })),
  /** Trains in a new form: they run when no process sells by the old one any more. */
  waiting: z.optional(z.object({ from: whole, trains: z.array(writtenTrain) })),
  /** Of every published coach that a train has or had. */
  plans: z.optional(z.array(writtenPlan)),
  /** The revision an import has replaced: it can be gone back to. */
  replaced: z.optional(whole),
});

export type NetworkDocument = z.output<typeof networkDocument>;
export type WrittenTrain = z.output<typeof writtenTrain>;
export type WrittenStation = z.output<typeof writtenStation>;
export type WrittenPlan = z.output<typeof writtenPlan>;
export type TypeTariff = z.output<typeof typeTariff>;
export type ClassTariff = z.output<typeof classTariff>;

/** A network is checked where it is written, whoever made it, and trusted where it is read. */
export const networkText = (document: NetworkDocument): string =>
  JSON.stringify(networkDocument.parse(document));

export const networkIn = (text: string): NetworkDocument => JSON.parse(text);

/** Of every train a network speaks of, whether it runs, waits or is kept. */
export const indexesIn = (document: NetworkDocument | undefined): ReadonlySet<number> => {
  const { trains = [], kept, waiting } = document ?? {};
  const all = [...trains, ...(kept?.trains ?? []), ...(waiting?.trains ?? [])];
  return new Set(all.map(({ index }) => index));
};
