import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CatalogueEntry, CatalogueFields, CatalogueIntent } from '#domain/catalogue/catalogue-entry.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { PassengersViews } from '#screens/staff-console/seat-plan/passengers-views.tsx';
import { drawn } from '../drawn.tsx';

const before: CatalogueFields = { code: '264', plan: ['1A'] };
const after: CatalogueFields = { code: '264', plan: ['1A', '2A'] };

/** A seat map with this published and that meant. */
const seatMap = (
  published: 'absent' | 'published',
  meant: Partial<CatalogueIntent> | null,
): CatalogueEntry => {
  const { intent } = entries.updateDraft;
  return {
    id: 264,
    kind: 'seat-map',
    published: published === 'published' ? { fields: before, effectiveDate: null, version: 1 } : null,
    intent: intent && meant && { ...intent, fields: after, ...meant },
  };
};

const Preview = ({ fields }: { readonly fields: CatalogueFields }) => <p>{JSON.stringify(fields.plan)}</p>;

const side = (name: string) => page.getByRole('region', { name, exact: true });

const shown = (entry: CatalogueEntry) => drawn(<PassengersViews entry={entry} Preview={Preview} />);

describe('[R-48] [S-23] the coach of a seat map as passengers see it', () => {
  test('of a change, what is published and what is meant are looked at at once', async () => {
    shown(seatMap('published', {}));
    await expect.element(side(tr['catalogue.in-force']).getByText('["1A"]')).toBeVisible();
    await expect.element(side(tr['catalogue.difference.meant']).getByText('["1A","2A"]')).toBeVisible();
  });

  test('of a change beside one that was published for a later day, all three are looked at', async () => {
    const later: CatalogueFields = { code: '264', plan: ['1A', '3A'] };
    const entry = { ...seatMap('published', { effectiveDate: '2026-12-11' }) };
    const coming = [{ fields: later, from: '2026-12-10' }];
    shown({ ...entry, inForce: { fields: before, from: '2026-11-20' }, coming });
    const published = tr['catalogue.difference.coming'].replace('{day}', '10.12.2026');
    await expect.element(side(tr['catalogue.in-force']).getByText('["1A"]')).toBeVisible();
    await expect.element(side(published).getByText('["1A","3A"]')).toBeVisible();
    await expect.element(side(tr['catalogue.difference.meant']).getByText('["1A","2A"]')).toBeVisible();
  });

  test.each([
    ['published alone', seatMap('published', null), '["1A"]'],
    ['a creation', seatMap('absent', { action: 'create' }), '["1A","2A"]'],
    ['a deletion', seatMap('published', { action: 'delete', fields: before }), '["1A"]'],
  ])('of %s there is one', async (_, entry, plan) => {
    shown(entry);
    await expect.element(page.getByText(plan, { exact: true })).toBeVisible();
    expect(page.getByRole('region', { name: tr['catalogue.difference.meant'] }).elements()).toEqual([]);
  });

  test('of another kind there is none', () => {
    shown(entries.updateDraft);
    expect(page.getByRole('heading').elements()).toEqual([]);
  });
});
