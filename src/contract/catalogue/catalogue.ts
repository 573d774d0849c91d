import * as z from 'zod/mini';
import { coachOnWire } from '#contract/seats/seat-maps.ts';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, maybe, shortText } from '#contract/wire/lenient.ts';
import {
  catalogueEntry,
  catalogueEvent,
  catalogueFieldsOnWire,
  catalogueStaff,
  intentsOnWire,
} from './catalogue-wire.ts';

const all = '/mc/catalogue/{kind}';
const one = `${all}/entries/{id}`;
const meant = `${all}/intents/{intentId}`;

const readRefusals = ['sign-in-needed', 'role-lacking', 'catalogue-entry-gone'] as const;

/** What may stand in the way of any action: one law judges them all. */
const refusals = [
  ...readRefusals,
  'catalogue-conflict',
  'catalogue-entry-in-use',
  'catalogue-frame-unknown',
  'catalogue-incomplete',
  'catalogue-numbers-spent',
  'catalogue-classes-otherwise',
  'catalogue-places-stacked',
  'catalogue-code-taken',
  'key-in-use',
  'key-used-otherwise',
  'not-allowed-now',
  'sender-cannot-publish',
] as const;

/** What became of the entry; null where it is no more. */
const left = z.object({ entry: z.nullable(catalogueEntry) });

/** What the asking person had before their eyes; 0 of both is nothing yet. */
const seen = z.object({ intentId: z.int(), version: z.int() });

/** The entries of one kind, each with what is meant to become of it. */
export const listCatalogue = endpoint({
  name: 'catalogue-list',
  method: 'get',
  path: all,
  caller: 'staff',
  body: noBody,
  granted: z.object({ staff: catalogueStaff, entries: z.array(catalogueEntry) }),
  refusals: readRefusals,
});

/** What is published: what holds today, what comes on a later day, and what is meant beside it. */
export const publishedCatalogue = endpoint({
  name: 'catalogue-published',
  method: 'get',
  path: `${all}/published`,
  caller: 'staff',
  body: noBody,
  granted: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        intentId: z.literal(0),
        intents: intentsOnWire,
        inForce: z.nullable(catalogueFieldsOnWire),
        coming: z.array(z.object({ from: z.string(), fields: z.nullable(catalogueFieldsOnWire) })),
      }),
    ),
  }),
  refusals: readRefusals,
});

export const readCatalogueEntry = endpoint({
  name: 'catalogue-entry',
  method: 'get',
  path: one,
  caller: 'staff',
  body: noBody,
  granted: catalogueEntry,
  refusals: readRefusals,
});

/** Every action on an entry, from the first on. */
export const catalogueHistory = endpoint({
  name: 'catalogue-history',
  method: 'get',
  path: `${one}/history`,
  caller: 'staff',
  body: noBody,
  granted: z.object({ events: z.array(catalogueEvent) }),
  refusals: readRefusals,
});

/** The coach from which a seat map of this code is drawn; null where the shop knows none. */
export const catalogueFrame = endpoint({
  name: 'catalogue-frame',
  method: 'get',
  path: '/mc/catalogue/seat-map/frames/{code}',
  caller: 'staff',
  body: noBody,
  granted: z.object({ frame: z.nullable(coachOnWire) }),
  refusals: readRefusals,
});

/** Begins an intent or edits the one there is; an entry without an id is a new one. */
export const editCatalogue = endpoint({
  name: 'catalogue-edit',
  method: 'post',
  path: all,
  caller: 'staff',
  body: z.object({
    id: maybe(z.int()),
    seen,
    fields: catalogueFieldsOnWire,
    effectiveDate: maybe(shortText),
    idempotencyKey: clientsKey,
  }),
  granted: left,
  refusals,
});

/** Means to take an entry away. What the shop cannot be without stays. */
export const deleteCatalogue = endpoint({
  name: 'catalogue-delete',
  method: 'delete',
  path: one,
  caller: 'staff',
  body: z.object({ seen, effectiveDate: maybe(shortText), idempotencyKey: clientsKey }),
  granted: left,
  refusals,
});

const action = {
  caller: 'staff',
  body: z.object({ id: z.int(), version: z.int(), idempotencyKey: clientsKey }),
  granted: left,
} as const;

export const sendCatalogue = endpoint({
  ...action,
  name: 'catalogue-send-to-approval',
  method: 'post',
  path: `${meant}/send-to-approval`,
  refusals,
});

export const recallCatalogue = endpoint({
  ...action,
  name: 'catalogue-recall',
  method: 'post',
  path: `${meant}/recall`,
  refusals,
});

export const rejectCatalogue = endpoint({
  ...action,
  name: 'catalogue-reject',
  method: 'post',
  path: `${meant}/reject`,
  refusals,
});

export const publishCatalogue = endpoint({
  ...action,
  name: 'catalogue-publish',
  method: 'post',
  path: `${meant}/publish`,
  refusals,
});

export const cancelCatalogue = endpoint({
  ...action,
  name: 'catalogue-cancel',
  method: 'post',
  path: `${meant}/cancel`,
  refusals,
});

/** Takes back what was published for later days; nothing is meant, so the intent is 0. */
export const takeBackCatalogue = endpoint({
  ...action,
  name: 'catalogue-take-back',
  method: 'post',
  path: `${meant}/take-back`,
  refusals,
});

export const deleteCatalogueDraft = endpoint({
  ...action,
  name: 'catalogue-delete-draft',
  method: 'delete',
  path: `${all}/drafts/{intentId}`,
  refusals,
});
