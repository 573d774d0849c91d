import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogueEntry, droppedBy } from '#domain/catalogue/catalogue-entry.ts';
import {
  type CatalogueAction,
  catalogueActions,
  catalogueVerdict,
} from '#domain/catalogue/catalogue-rights.ts';
import {
  type CatalogueAsk,
  type CatalogueSeen,
  type CatalogueStep,
  catalogueStep,
  seenOf,
} from '#domain/catalogue/catalogue-step.ts';
import type { StaffRole } from '#domain/values/staff-role.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';

const slot = { id: 1_007, kind: 'fare-families' } as const;
const editor: readonly StaffRole[] = ['editor'];
const approver: readonly StaffRole[] = ['approver', 'editor'];
const staff = [editor, editor, approver, approver].map((roles, index) => ({ id: index + 1, roles }));
const first = { code: 'FLEX', name: 'Flex', surcharge: 200 };
const later = { ...first, surcharge: 300 };

const published: CatalogueEntry = {
  ...slot,
  published: { fields: first, effectiveDate: null, version: 1 },
  intent: null,
};

type Command = { readonly who: number; readonly action: CatalogueAction; readonly surcharge: number };

const askOf = ({ who, action, surcharge }: Command, seen: CatalogueSeen, at: number): CatalogueAsk => {
  const asked = { staff: staff[who - 1] ?? { id: who, roles: [] }, seen, at };
  const begins = { effectiveDate: null, nextId: at };
  if (action === 'edit') return { ...asked, action, fields: { ...first, surcharge }, ...begins };
  return action === 'ask-deletion' ? { ...asked, action, ...begins } : { ...asked, action };
};

const entryAfter = (step: CatalogueStep): CatalogueEntry | null => {
  if (step.ok) return step.entry;
  throw new Error(step.why);
};

const lived = (
  begin: CatalogueEntry | null,
  ...actions: readonly (readonly [number, CatalogueAction])[]
): CatalogueEntry | null =>
  actions.reduce<CatalogueEntry | null>(
    (entry, [who, action], index) =>
      entryAfter(
        catalogueStep(slot, entry, askOf({ who, action, surcharge: 300 }, seenOf(entry), index + 10)),
      ),
    begin,
  );

const draft = { intentId: 10, status: 'DRAFT', effectiveDate: null, editedBy: 1, sentBy: null } as const;

describe('[S-23] the life of an intent', () => {
  test('a creation is sent and published, and nothing is meant any more', () => {
    expect(lived(null, [1, 'edit'], [1, 'send'], [3, 'publish'])).toEqual({
      ...slot,
      published: { fields: later, effectiveDate: null, version: 1 },
      intent: null,
    });
  });

  test('an update takes the place of what was published, one version on', () => {
    expect(lived(published, [1, 'edit'], [2, 'send'], [3, 'publish'])).toEqual({
      ...slot,
      published: { fields: later, effectiveDate: null, version: 2 },
      intent: null,
    });
  });

  test.each(['reject', 'recall'] as const)('%s of an update makes it a draft again', (action) => {
    expect(lived(published, [1, 'edit'], [1, 'send'], [3, action])).toEqual({
      ...published,
      intent: { ...draft, action: 'update', fields: later, version: 3, at: 12 },
    });
  });

  test('the rejection of a creation keeps its draft', () => {
    expect(lived(null, [1, 'edit'], [1, 'send'], [3, 'reject'])).toEqual({
      ...slot,
      published: null,
      intent: { ...draft, action: 'create', fields: later, version: 3, at: 12 },
    });
  });

  test('the rejection of a deletion drops it', () => {
    expect(lived(published, [1, 'ask-deletion'], [1, 'send'], [3, 'reject'])).toEqual(published);
  });

  test('a recalled deletion is still meant', () => {
    expect(lived(published, [1, 'ask-deletion'], [1, 'send'], [1, 'recall'])).toEqual({
      ...published,
      intent: { ...draft, action: 'delete', fields: first, version: 3, at: 12 },
    });
  });

  test('a published deletion takes the entry away', () => {
    expect(lived(published, [1, 'ask-deletion'], [1, 'send'], [3, 'publish'])).toBeNull();
  });

  describe('published for a later day', () => {
    const day = '2099-01-01';
    const waits = (entry: CatalogueEntry | null): CatalogueEntry | null =>
      entry === null || entry.intent === null
        ? entry
        : { ...entry, intent: { ...entry.intent, effectiveDate: day } };
    const held: CatalogueEntry = { ...published, inForce: { fields: first, from: '2026-11-01' } };
    const sent = (action: 'ask-deletion' | 'edit') => waits(lived(held, [1, action], [1, 'send']));
    const coming = lived(sent('edit'), [3, 'publish']);
    const leaving = lived(sent('ask-deletion'), [3, 'publish']);

    test('an update waits for its day', () => {
      expect(coming).toEqual({
        ...slot,
        published: { fields: later, effectiveDate: day, version: 2 },
        intent: null,
        coming: [{ fields: later, from: day }],
      });
    });

    test('a deletion leaves the entry there until its day', () => {
      expect(leaving).toEqual({
        ...slot,
        published: { fields: first, effectiveDate: null, version: 2 },
        intent: null,
        coming: [{ fields: null, from: day }],
      });
    });

    test.each([
      ['an update', coming],
      ['a deletion', leaving],
    ])('%s is taken back: what holds today goes on, one version on', (_, entry) => {
      const entryInForce = entry && { ...entry, inForce: { fields: first, from: '2026-11-01' } };
      expect(lived(entryInForce, [3, 'take-back'])).toEqual({
        ...slot,
        published: { fields: first, effectiveDate: null, version: 3 },
        intent: null,
      });
    });

    test('what holds not yet is no more once it is taken back', () => {
      expect(lived(coming && { ...coming, inForce: null }, [3, 'take-back'])).toBeNull();
    });

    test('what is published at once drops what was to come, and it is known beforehand', () => {
      const waiting = lived(coming, [1, 'edit'], [1, 'send']);
      expect(waiting && droppedBy(waiting)).toEqual([{ fields: later, from: day }]);
      const after = waiting?.intent ? { ...waiting.intent, effectiveDate: '2099-01-02' } : null;
      expect(waiting && droppedBy({ ...waiting, intent: after })).toEqual([]);
      expect(lived(waiting, [3, 'publish'])).toEqual({
        ...slot,
        published: { fields: later, effectiveDate: null, version: 3 },
        intent: null,
      });
    });
  });

  test('a cancelled update leaves what is published', () => {
    expect(lived(published, [1, 'edit'], [1, 'send'], [2, 'cancel'])).toEqual(published);
  });

  test('a deleted draft leaves nothing', () => {
    expect(lived(null, [1, 'edit'], [2, 'delete-draft'])).toBeNull();
  });
});

describe('[S-23] two at once', () => {
  test('the second of two editors is told of the conflict, and the first draft stands', () => {
    const seen = seenOf(published);
    const entry = lived(published, [1, 'edit']);
    const second = askOf({ who: 2, action: 'edit', surcharge: 400 }, seen, 11);
    expect(catalogueStep(slot, entry, second)).toEqual({ ok: false, why: 'catalogue-conflict' });
  });

  test('an intent that came after a cancelled one is not taken for it', () => {
    const old = lived(published, [1, 'edit']);
    const entry = lived(old, [1, 'cancel'], [1, 'ask-deletion']);
    const send = askOf({ who: 1, action: 'send', surcharge: 0 }, seenOf(old), 12);
    expect(catalogueStep(slot, entry, send)).toEqual({ ok: false, why: 'catalogue-conflict' });
  });

  test('an approver who did not see the last edit cannot publish it', () => {
    const old = lived(published, [1, 'edit'], [1, 'send']);
    const entry = lived(old, [1, 'recall'], [1, 'edit'], [1, 'send']);
    const publish = askOf({ who: 3, action: 'publish', surcharge: 0 }, seenOf(old), 15);
    expect(catalogueStep(slot, entry, publish)).toEqual({ ok: false, why: 'catalogue-conflict' });
  });

  test('a lacking role is told before anything that stands', () => {
    const publish = askOf({ who: 1, action: 'publish', surcharge: 0 }, { intentId: 99, version: 99 }, 11);
    expect(catalogueStep(slot, published, publish)).toEqual({ ok: false, why: 'role-lacking' });
  });
});

const command = fc.record({
  who: fc.constantFrom(1, 2, 3, 4),
  action: fc.constantFrom(...catalogueActions),
  surcharge: fc.integer({ min: 0, max: 1000 }),
  /** How long ago they looked, in actions that took effect. */
  ago: fc.nat({ max: 1 }),
});

describe('[S-23] [C-11] two editors and two approvers in any order', () => {
  test('only who saw what stands changes it, versions grow by one, and no sender publishes', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 20, maxLength: 60 }), (line) => {
        const stood: (CatalogueEntry | null)[] = [published];
        for (const [index, each] of line.entries()) {
          const entry = stood.at(-1) ?? null;
          const looked = stood.at(-1 - each.ago) ?? null;
          const ask = askOf(each, seenOf(looked), index + 10);
          const step = catalogueStep(slot, entry, ask);
          const isSeen = JSON.stringify(seenOf(entry)) === JSON.stringify(ask.seen);
          const isAllowed = catalogueVerdict(ask.staff, entry, each.action) === 'allowed';
          expect(step.ok).toBe(isSeen && isAllowed);
          if (!step.ok) continue;
          const grown = (step.entry?.published?.version ?? 0) - (entry?.published?.version ?? 0);
          const isPublishedAnew = each.action === 'publish' && step.entry !== null;
          expect([
            step.entry === null || grown === Number(isPublishedAnew),
            step.entry?.id ?? slot.id,
          ]).toEqual([true, slot.id]);
          expect(each.action === 'publish' && entry?.intent?.sentBy === each.who).toBe(false);
          stood.push(step.entry);
        }
      }),
      { numRuns: inTheLongRun(500, 100) },
    );
  });
});
