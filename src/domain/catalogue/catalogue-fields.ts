import { extras } from '#domain/booking/extras.ts';
import { mostEverSold } from '#domain/fare/party-size.ts';
import { tariffCodes } from '#domain/fare/tariffs.ts';
import { weekdays } from '#domain/time/weekday.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { packagesChannel, ticketsChannel } from '#domain/values/sales-channel.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import type { CatalogueFields } from './catalogue-entry.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

type Named = { readonly name: string; readonly isRequired: boolean };

/** A field of a row: rows hold no rows. */
export type CatalogueCell = Named &
  (
    | { readonly type: 'text'; readonly longest: number }
    | { readonly type: 'number' | 'money' | 'station'; readonly least: number; readonly most: number }
    | {
        readonly type: 'choice';
        readonly choices: readonly string[];
        /** What is meant where nothing is said. */
        readonly otherwise?: string;
      }
  );

export type CatalogueField =
  | CatalogueCell
  | (Named & { readonly type: 'date' })
  | (Named & { readonly type: 'many-choices'; readonly choices: readonly string[] })
  | (Named & { readonly type: 'rows'; readonly columns: readonly CatalogueCell[]; readonly most: number })
  | (Named & { readonly type: 'seat-plan'; readonly most: number; readonly longest: number });

const needed = { isRequired: true } as const;
const optional = { isRequired: false } as const;

const code = { name: 'code', type: 'text', longest: 20, ...needed } as const;
const title = { name: 'name', type: 'text', longest: 60, ...needed } as const;
const thousandths = { type: 'number', least: 0, most: 1000, ...needed } as const;
const months = { type: 'number', least: 0, most: 1440, ...needed } as const;
const yesOrNo = { type: 'choice', choices: ['yes', 'no'], otherwise: 'yes', ...optional } as const;
const station = { type: 'station', least: 1, most: 999_999, ...optional } as const;
const channels = { type: 'many-choices', choices: [ticketsChannel, packagesChannel], ...optional } as const;
const extraCodes = extras.map((extra) => extra.code);
const classes = { type: 'many-choices', choices: cabinClasses } as const;

/** One description of what each kind holds: forms, findings, differences and the wire are made from it. */
export const catalogueFields: Readonly<Record<CatalogueKind, readonly CatalogueField[]>> = {
  'seat-map': [
    code,
    title,
    { name: 'cabinClasses', ...classes, ...needed },
    { name: 'plan', type: 'seat-plan', most: 60, longest: 40, ...needed },
  ],
  'passenger-types': [
    code,
    title,
    { name: 'fromMonths', ...months },
    { name: 'underMonths', ...months },
    { name: 'citizens', type: 'choice', choices: ['everybody', 'citizens'], ...needed },
    { name: 'discount', ...thousandths },
    { name: 'occupies', type: 'choice', choices: ['seat', 'lap', 'seat-of-pet'], ...needed },
  ],
  'sales-channel': [
    code,
    title,
    { name: 'maxPax', type: 'number', least: 1, most: mostEverSold, ...needed },
    { name: 'reservedShare', type: 'number', least: 0, most: 1000, ...optional },
  ],
  subscriptions: [
    code,
    title,
    { name: 'price', type: 'money', least: 0, most: 10_000_000, ...needed },
    {
      name: 'type',
      type: 'choice',
      choices: ['DAY_COUNT', 'BOARDING_COUNT'],
      otherwise: 'DAY_COUNT',
      ...optional,
    },
    { name: 'days', type: 'number', least: 1, most: 366, ...needed },
    { name: 'trips', type: 'number', least: 1, most: 1000, ...needed },
    { name: 'cabinClasses', ...classes, ...needed },
    { name: 'trainTypes', type: 'many-choices', choices: trainTypes, ...optional },
    { name: 'enabled', ...yesOrNo },
    { name: 'saleFrom', type: 'date', ...optional },
    { name: 'saleUntil', type: 'date', ...optional },
    { name: 'purchaseSalesChannelIds', ...channels },
    { name: 'ageLimit', type: 'number', least: 1, most: 120, ...optional },
    { name: 'fromStationId', ...station },
    { name: 'toStationId', ...station },
    { name: 'allowIntermediateStations', ...yesOrNo },
    { name: 'distanceLimit', type: 'number', least: 1, most: 10_000, ...optional },
    { name: 'validDaysOfWeek', type: 'many-choices', choices: weekdays, ...optional },
    { name: 'weeklyTicketLimit', type: 'number', least: 1, most: 100, ...optional },
    { name: 'ticketLimitPerDayPerDirection', type: 'number', least: 1, most: 20, ...optional },
    { name: 'salesChannelIds', ...channels },
    { name: 'freeAdditionalServiceIds', type: 'many-choices', choices: extraCodes, ...optional },
    {
      name: 'discountRates',
      type: 'rows',
      most: tariffCodes.length,
      columns: [
        { name: 'passengerType', type: 'choice', choices: tariffCodes, ...needed },
        { name: 'discount', ...thousandths },
      ],
      ...optional,
    },
  ],
  'fare-families': [code, title, { name: 'surcharge', ...thousandths }],
  'cabin-classes': [
    code,
    title,
    {
      name: 'bookingClassModels',
      type: 'rows',
      most: 20,
      columns: [code, title, { name: 'share', ...thousandths }],
      ...optional,
    },
    {
      name: 'additionalServices',
      type: 'many-choices',
      choices: extraCodes,
      ...optional,
    },
  ],
};

/** Whether entries of a kind name stations. */
export const namesStations = (kind: CatalogueKind): boolean =>
  catalogueFields[kind].some(({ type }) => type === 'station');

/** What a new entry says before anything is typed. */
export const catalogueDefaults = (kind: CatalogueKind): CatalogueFields =>
  Object.fromEntries(
    catalogueFields[kind].flatMap((field) =>
      field.type === 'choice' && field.otherwise !== undefined ? [[field.name, field.otherwise]] : [],
    ),
  );
