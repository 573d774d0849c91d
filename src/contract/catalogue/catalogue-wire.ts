import * as z from 'zod/mini';
import { shortText } from '#contract/wire/lenient.ts';
import {
  type CatalogueEntry,
  type CatalogueFields,
  type CatalogueRow,
  type CatalogueValue,
  planTroubles,
} from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import { catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import { catalogueActions, catalogueStatuses } from '#domain/catalogue/catalogue-rights.ts';
import { staffRoles } from '#domain/values/staff-role.ts';

const longestText = 500;
const mostLines = 120;
const mostFields = 40;
const mostCells = 20;

const text = z.string().check(z.maxLength(longestText));
const cell = z.union([text, z.number()]);
const row = z.array(z.object({ name: shortText, value: cell })).check(z.maxLength(mostCells));
const lines = z.array(z.union([text, row])).check(z.maxLength(mostLines));
const field = z.object({ name: shortText, value: z.nullable(z.union([text, z.number(), lines])) });

type WireValue = z.output<typeof field>['value'];
type WireRow = z.output<typeof row>;

const rowIn = (cells: WireRow): CatalogueRow =>
  Object.fromEntries(cells.map(({ name, value }) => [name, value]));
const rowOf = (values: CatalogueRow): WireRow =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const isRow = (value: CatalogueRow | string): value is CatalogueRow => typeof value !== 'string';
const isText = (value: CatalogueRow | string): value is string => typeof value === 'string';

const valueIn = (value: WireValue): CatalogueValue => {
  if (!Array.isArray(value)) return value;
  const read = value.map((each) => (typeof each === 'string' ? each : rowIn(each)));
  return read.every(isText) ? read : read.filter(isRow);
};

const wireOf = (value: CatalogueValue): WireValue =>
  typeof value === 'object' && value !== null
    ? value.map((each: CatalogueRow | string) => (isText(each) ? each : rowOf(each)))
    : value;

/** The fields of an entry by their names, in whatever order they come. */
export const catalogueFieldsOnWire = z.codec(
  z.array(field).check(z.maxLength(mostFields)),
  z.custom<CatalogueFields>(),
  {
    decode: (fields) => Object.fromEntries(fields.map(({ name, value }) => [name, valueIn(value)])),
    encode: (fields) => Object.entries(fields).map(([name, value]) => ({ name, value: wireOf(value) })),
  },
);

const day = z.nullable(shortText);

const intent = z.object({
  intentId: z.int(),
  action: z.enum(['create', 'update', 'delete']),
  status: z.enum(['DRAFT', 'WAITING_APPROVAL']),
  fields: catalogueFieldsOnWire,
  effectiveDate: day,
  version: z.int(),
  editedBy: z.int(),
  sentBy: z.nullable(z.int()),
  at: z.int(),
});

/** What is meant beside it: nothing, or one intent. */
export const intentsOnWire = z.array(intent).check(z.maxLength(1));

const inForce = z.object({ fields: catalogueFieldsOnWire, from: z.string() });
const coming = z.array(z.object({ fields: z.nullable(catalogueFieldsOnWire), from: z.string() }));

const staffName = z.object({ id: z.int(), name: z.string() });

/** An `intentId` of 0 is what is published; of what is not, the one intent it is only meant by. */
const entryOnWire = z.object({
  id: z.int(),
  kind: z.enum(catalogueKinds),
  intentId: z.int(),
  fields: catalogueFieldsOnWire,
  effectiveDate: day,
  version: z.int(),
  intents: intentsOnWire,
  inForce: z.optional(z.nullable(inForce)),
  coming: z.optional(z.readonly(coming)),
  planTrouble: z.optional(z.enum(planTroubles)),
  staff: z.optional(z.readonly(z.array(staffName))),
});

const emptyEntry = { fields: {}, effectiveDate: null, version: 0 };

export const catalogueEntry = z.codec(entryOnWire, z.custom<CatalogueEntry>(), {
  decode: ({ intentId, fields, effectiveDate, version, intents: [meant = null], ...rest }) => ({
    ...rest,
    published: intentId === 0 ? { fields, effectiveDate, version } : null,
    intent: meant,
  }),
  encode: ({ published, intent: meant, coming: later, staff, ...rest }) => {
    const { fields, effectiveDate, version } = published ?? meant ?? emptyEntry;
    return {
      ...rest,
      ...(later === undefined ? {} : { coming: [...later] }),
      ...(staff === undefined ? {} : { staff: [...staff] }),
      intentId: published === null ? (meant?.intentId ?? 0) : 0,
      fields,
      effectiveDate,
      version,
      intents: meant === null ? [] : [meant],
    };
  },
});

/** Who asks, so that the page judges as the server does. */
export const catalogueStaff = z.object({
  id: z.int(),
  roles: z.readonly(z.array(z.enum(staffRoles))),
});

const eventOnWire = z.object({
  id: z.int(),
  at: z.int(),
  staff: staffName,
  deed: z.enum(catalogueActions),
  from: z.enum(catalogueStatuses),
  to: z.enum(catalogueStatuses),
  intentId: z.int(),
  version: z.nullable(z.int()),
  fields: z.nullable(catalogueFieldsOnWire),
  changed: z.readonly(z.array(z.string())),
  effectiveBefore: z.nullable(z.string()),
  effectiveDate: z.nullable(z.string()),
  dropped: z.readonly(z.array(z.string())),
});

/** One action on an entry, as it was done. */
export const catalogueEvent = z.codec(eventOnWire, z.custom<CatalogueEvent>(), {
  decode: ({ deed: action, ...event }) => ({ ...event, action }),
  encode: ({ action, ...event }) => ({ ...event, deed: action }),
});
