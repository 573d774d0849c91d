import * as z from 'zod/mini';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import type { ClassTariff, TypeTariff } from '#server/railway/network/network-document.ts';
import { classTariffs, typeTariffs } from '#server/railway/seed/tariffs.ts';
import { decimal, text, whole } from './feed-cells.ts';
import { type Reading, rowsOf } from './feed-rows.ts';

const typeRow = z.object({
  row: text,
  type: z.enum(trainTypes),
  base: whole,
  per_kilometre: decimal,
  least: whole,
  step: whole,
});

const classRow = z.object({
  row: text,
  cabin_class: z.enum(cabinClasses),
  factor: decimal,
  supplement: whole,
});

export type TypeTariffRow = z.output<typeof typeRow>;
export type ClassTariffRow = z.output<typeof classRow>;

export type ReadTariffs = {
  readonly typeTariffs: TypeTariff[];
  readonly classTariffs: ClassTariff[];
};

/** The feed's own tables of fares; a feed without them is sold by the shop's. */
export const readTariffs = (reading: Reading): ReadTariffs => {
  const types = rowsOf(reading, 'sefer_type_tariffs.txt', typeRow);
  const classes = rowsOf(reading, 'sefer_class_tariffs.txt', classRow);
  for (const { line, value } of types) {
    if (value.step === 0) reading.faults.add('sefer_type_tariffs.txt', line, 'step cannot be 0');
  }
  return {
    typeTariffs:
      types.length === 0
        ? [...typeTariffs]
        : types.map(({ value: { per_kilometre, ...rest } }) => ({ ...rest, perKilometre: per_kilometre })),
    classTariffs:
      classes.length === 0
        ? [...classTariffs]
        : classes.map(({ value: { cabin_class, ...rest } }) => ({ ...rest, cabinClass: cabin_class })),
  };
};
