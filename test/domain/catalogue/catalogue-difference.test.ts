import { describe, expect, test } from 'vitest';
import { extras } from '#domain/booking/extras.ts';
import { catalogueDifference } from '#domain/catalogue/catalogue-difference.ts';
import {
  type CatalogueEntry,
  type CatalogueFields,
  knownAs,
  soldToday,
} from '#domain/catalogue/catalogue-entry.ts';

const sleeper: CatalogueFields = {
  code: 'B',
  name: 'YATAKLI',
  bookingClassModels: [{ code: 'B1', name: 'Yataklı', share: 1000 }],
  additionalServices: ['SPML'],
};
describe('[S-23] what publishing would change', () => {
  const published = { fields: sleeper, effectiveDate: null, version: 3 };
  const draft = {
    intentId: 5,
    status: 'DRAFT',
    effectiveDate: null,
    version: 1,
    editedBy: 1,
    sentBy: null,
    at: 0,
  } as const;
  const entry: CatalogueEntry = { id: 1, kind: 'cabin-classes', published, intent: null };

  test('nothing, where nothing is meant', () => {
    expect(catalogueDifference(entry)).toEqual([]);
  });

  test('an update: the fields that differ, and a row with its columns in another order does not', () => {
    const fields = {
      ...sleeper,
      name: 'Yataklı',
      bookingClassModels: [{ share: 1000, name: 'Yataklı', code: 'B1' }],
      additionalServices: null,
    };
    expect(catalogueDifference({ ...entry, intent: { ...draft, action: 'update', fields } })).toEqual([
      { field: 'name', today: 'YATAKLI', coming: [], meant: 'Yataklı' },
      { field: 'additionalServices', today: ['SPML'], coming: [], meant: null },
    ]);
  });

  test('nothing, where only the order of choices is another one', () => {
    const [one, other] = extras.map(({ code }) => code);
    const both: CatalogueEntry = {
      ...entry,
      published: { ...published, fields: { ...sleeper, additionalServices: [one ?? '', other ?? ''] } },
      intent: {
        ...draft,
        action: 'update',
        fields: { ...sleeper, additionalServices: [other ?? '', one ?? ''] },
      },
    };
    expect(catalogueDifference(both)).toEqual([]);
  });

  test('a creation adds every field that is given', () => {
    const fields = { code: 'X', name: 'Yeni' };
    const created: CatalogueEntry = {
      ...entry,
      published: null,
      intent: { ...draft, action: 'create', fields },
    };
    expect(catalogueDifference(created)).toEqual([
      { field: 'code', today: null, coming: [], meant: 'X' },
      { field: 'name', today: null, coming: [], meant: 'Yeni' },
    ]);
  });

  describe('where another version was published for a later day', () => {
    const renamed = { ...sleeper, name: 'YATAKLI VAGON' };
    const waits = {
      ...entry,
      published: { fields: renamed, effectiveDate: '2026-12-10', version: 4 },
      inForce: { fields: sleeper, from: '2026-11-20' },
      coming: [{ fields: renamed, from: '2026-12-10' }],
    };
    const meaning = (fields: CatalogueFields): CatalogueEntry => ({
      ...waits,
      intent: { ...draft, action: 'update', fields },
    });

    test('what is sold today is compared, and the later version is told beside it', () => {
      expect(catalogueDifference(meaning({ ...renamed, additionalServices: null }))).toEqual([
        { field: 'name', today: 'YATAKLI', coming: ['YATAKLI VAGON'], meant: 'YATAKLI VAGON' },
        { field: 'additionalServices', today: ['SPML'], coming: [['SPML']], meant: null },
      ]);
    });

    test('what would be as it is today is told where it would undo the later version', () => {
      expect(catalogueDifference(meaning(sleeper))).toEqual([
        { field: 'name', today: 'YATAKLI', coming: ['YATAKLI VAGON'], meant: 'YATAKLI' },
      ]);
    });

    test('nothing is sold today of what was published for a later day alone', () => {
      const later = { ...meaning(renamed), inForce: null };
      expect(catalogueDifference(later).map(({ field, today, coming }) => [field, today, coming])).toEqual([
        ['code', null, [sleeper.code]],
        ['name', null, ['YATAKLI VAGON']],
        ['bookingClassModels', null, [sleeper.bookingClassModels]],
        ['additionalServices', null, [['SPML']]],
      ]);
      expect([soldToday(later), knownAs(later)]).toEqual([null, renamed]);
    });

    test('a deletion that is to come takes all away beside what is meant', () => {
      const leaving = { ...meaning(sleeper), coming: [{ fields: null, from: '2026-12-10' }] };
      expect(catalogueDifference(leaving).map(({ field, coming }) => [field, coming])).toEqual([
        ['code', [null]],
        ['name', [null]],
        ['bookingClassModels', [null]],
        ['additionalServices', [null]],
      ]);
    });
  });

  test('a deletion takes every field away', () => {
    const deleted: CatalogueEntry = { ...entry, intent: { ...draft, action: 'delete', fields: sleeper } };
    expect(catalogueDifference(deleted).map(({ field, meant }) => [field, meant])).toEqual([
      ['code', null],
      ['name', null],
      ['bookingClassModels', null],
      ['additionalServices', null],
    ]);
  });
});
