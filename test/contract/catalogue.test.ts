import { expect, test } from 'vitest';
import { catalogueEntry } from '#contract/catalogue/catalogue-wire.ts';
import { understood, written } from '#contract/wire/on-wire.ts';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';

const sleeper: CatalogueFields = {
  code: 'B',
  name: 'YATAKLI',
  bookingClassModels: [{ code: 'B1', name: 'Yataklı', share: 1000 }],
  additionalServices: ['SPML'],
};

const sleeperOnWire = [
  { name: 'code', value: 'B' },
  { name: 'name', value: 'YATAKLI' },
  {
    name: 'bookingClassModels',
    value: [
      [
        { name: 'code', value: 'B1' },
        { name: 'name', value: 'Yataklı' },
        { name: 'share', value: 1000 },
      ],
    ],
  },
  { name: 'additionalServices', value: ['SPML'] },
];

const meant = {
  intentId: 31,
  action: 'update',
  status: 'WAITING_APPROVAL',
  effectiveDate: '2026-12-01',
  version: 2,
  editedBy: 1,
  sentBy: 2,
  at: 1_795_251_600_000,
} as const;

const entry = { id: 23, kind: 'cabin-classes' } as const;
const published = { fields: sleeper, effectiveDate: null, version: 3 };
const publishedOnWire = {
  ...entry,
  intentId: 0,
  fields: sleeperOnWire,
  effectiveDate: null,
  version: 3,
};

const statuses: readonly (readonly [string, CatalogueEntry, object])[] = [
  ['published', { ...entry, published, intent: null }, { ...publishedOnWire, intents: [] }],
  [
    'published, with a change that waits',
    { ...entry, published, intent: { ...meant, fields: sleeper } },
    { ...publishedOnWire, intents: [{ ...meant, fields: sleeperOnWire }] },
  ],
  [
    'a creation: known by its intent alone',
    { ...entry, published: null, intent: { ...meant, action: 'create', fields: sleeper } },
    {
      ...entry,
      intentId: 31,
      fields: sleeperOnWire,
      effectiveDate: '2026-12-01',
      version: 2,
      intents: [{ ...meant, action: 'create', fields: sleeperOnWire }],
    },
  ],
  [
    'with all that is told beside it',
    {
      ...entry,
      published,
      intent: null,
      inForce: { fields: sleeper, from: '2026-11-20' },
      coming: [{ fields: null, from: '2026-12-31' }],
      staff: [{ id: 1, name: 'DENİZ AK' }],
    },
    {
      ...publishedOnWire,
      intents: [],
      inForce: { fields: sleeperOnWire, from: '2026-11-20' },
      coming: [{ fields: null, from: '2026-12-31' }],
      staff: [{ id: 1, name: 'DENİZ AK' }],
    },
  ],
];

test.each(statuses)(
  '[F-13] an entry is the same on the wire and in the domain, both ways: %s',
  (_, own, wire) => {
    expect(JSON.parse(JSON.stringify(written(catalogueEntry, own)))).toEqual(wire);
    expect(understood(catalogueEntry, wire)).toEqual({ ok: true, value: own });
  },
);

test('[F-13] two intents of one entry are understood by nobody', () => {
  const intent = { ...meant, fields: sleeperOnWire };
  expect(understood(catalogueEntry, { ...publishedOnWire, intents: [intent, intent] }).ok).toBe(false);
});
