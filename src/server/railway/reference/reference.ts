import type { Operation } from '#server/platform/http/operation.ts';
import type { RailwayContext } from '#server/railway/context/railway-context.ts';
import { classes } from './classes.ts';
import { countries, nationalities } from './countries.ts';
import { persons } from './persons.ts';
import { places } from './places.ts';
import { stations } from './stations.ts';
import { travel } from './travel.ts';

/** The reference data of the wire. */
export const reference: readonly Operation<RailwayContext>[] = [
  countries,
  nationalities,
  ...persons,
  ...places,
  ...travel,
  ...classes,
  ...stations,
];
