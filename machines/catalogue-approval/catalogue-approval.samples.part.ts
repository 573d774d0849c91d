import type {
  CatalogueEntry,
  CatalogueFields,
  CatalogueIntent,
  PublishedEntry,
} from '#domain/catalogue/catalogue-entry.ts';

export const startsAt = 1_795_251_600_000;

export const monthly: CatalogueFields = {
  code: 'AY',
  name: 'Aylık',
  price: 120_000,
  days: 30,
  trips: 60,
  cabinClasses: ['Y1'],
  saleFrom: null,
  saleUntil: null,
  type: 'DAY_COUNT',
  trainTypes: null,
  enabled: 'yes',
  purchaseSalesChannelIds: null,
  ageLimit: null,
  fromStationId: null,
  toStationId: null,
  allowIntermediateStations: 'yes',
  distanceLimit: null,
  validDaysOfWeek: null,
  weeklyTicketLimit: null,
  ticketLimitPerDayPerDirection: null,
  salesChannelIds: null,
  freeAdditionalServiceIds: null,
  discountRates: null,
};

export const dearer: CatalogueFields = { ...monthly, price: 135_000 };
export const longer: CatalogueFields = { ...monthly, days: 31 };

/** Those of the samples: one only edits, the other edits and approves. */
export const editor = 1;
export const both = 2;

const intent: CatalogueIntent = {
  intentId: 31,
  action: 'update',
  status: 'DRAFT',
  fields: dearer,
  effectiveDate: null,
  version: 1,
  editedBy: editor,
  sentBy: null,
  at: startsAt,
};

const published: PublishedEntry = { fields: monthly, effectiveDate: null, version: 3 };

const waiting = { status: 'WAITING_APPROVAL', sentBy: editor, version: 2 } as const;

const entryWith = (
  meant: Partial<CatalogueIntent> | null,
  live: PublishedEntry | null = published,
): CatalogueEntry => ({
  id: 7,
  kind: 'subscriptions',
  published: live,
  intent: meant === null ? null : { ...intent, ...meant },
});

export const entries = {
  published: entryWith(null),
  /** A dearer one was published for a later day. */
  coming: {
    ...entryWith(null, { fields: dearer, effectiveDate: '2026-12-10', version: 4 }),
    inForce: { fields: monthly, from: '2026-11-20' },
    coming: [{ fields: dearer, from: '2026-12-10' }],
  },
  createDraft: entryWith({ action: 'create' }, null),
  createWaiting: entryWith({ action: 'create', ...waiting }, null),
  updateDraft: entryWith({}),
  changedElsewhere: entryWith({ fields: longer, version: 4, editedBy: both }),
  updateWaiting: entryWith(waiting),
  /** Whoever sent it does not publish it. */
  updateOfBoth: entryWith({ ...waiting, editedBy: both, sentBy: both }),
  /** What is meant is drawn upon no coach the shop knows. */
  undrawnDraft: { ...entryWith({}), planTrouble: 'catalogue-frame-unknown' },
  undrawnWaiting: { ...entryWith(waiting), planTrouble: 'catalogue-frame-unknown' },
  deleteDraft: entryWith({ action: 'delete', fields: monthly }),
  deleteWaiting: entryWith({ action: 'delete', fields: monthly, ...waiting }),
} satisfies Readonly<Record<string, CatalogueEntry>>;
