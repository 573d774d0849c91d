import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueValue, CatalogueEntry as Entry } from '#domain/catalogue/catalogue-entry.ts';
import type { EntryInput } from '#domain/catalogue/kept-entry.ts';
import { granted } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type {
  ActionAnswer,
  ReadAnswer,
  SaveAnswer,
} from '#machines/catalogue-approval/catalogue-approval.model.ts';
import {
  both,
  dearer,
  entries,
  monthly,
} from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import type { EntryParts } from '#screens/staff-console/entry-parts.ts';
import { valueText } from '#screens/staff-console/words/value-text.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { readSummary } from '../summary.ts';

const staff = { id: both, roles: ['editor', 'approver'] } as const;
const firstOfDecember = Date.UTC(2026, 11, 1, 9);

type Around = {
  /** What an action leaves of the entry. */
  readonly left?: Entry;
  readonly parts?: EntryParts;
};

/** An entry and the days with which the server was asked for anything. */
const shown = (
  entry: Entry,
  language: Language,
  { left = entries.deleteDraft, parts = noEntryParts }: Around = {},
) => {
  const days: CatalogueValue[] = [];
  const machine = catalogueApprovalMachine.provide({
    actors: {
      loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(granted(entry))),
      saveDraft: fromPromise(({ input }) => {
        days.push(input.effectiveDate, input.fields.saleFrom ?? null);
        return Promise.resolve<SaveAnswer>(granted(entries.updateDraft));
      }),
      carryOut: fromPromise(({ input }) => {
        days.push(input.effectiveDate);
        return Promise.resolve<ActionAnswer>(granted(left));
      }),
    },
  });
  const flow = createActor(machine, { input: { kind: entry.kind, id: entry.id, staff } }).start();
  drawn(
    <ShopAround now={() => firstOfDecember}>
      <CatalogueEntry flow={flow} parts={parts} />
    </ShopAround>,
    language,
  );
  return days;
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body);

const factOf = (name: keyof typeof tr): string | null | undefined =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === tr[name])?.nextElementSibling
    ?.textContent;

const soldFrom: Entry = {
  ...entries.published,
  published: { fields: { ...monthly, saleFrom: '2026-12-05' }, effectiveDate: null, version: 3 },
};

describe('[R-48] days of an entry are those of the reader’s calendar', () => {
  test('a Persian reader finds, reads and types days of the Iranian one', async () => {
    const days = shown(soldFrom, 'fa');
    await expect.element(page.getByText('۱۴۰۵/۰۹/۱۴').first()).toBeVisible();
    await press(fa['catalogue.action.edit']);
    await expect.element(field('catalogue-saleFrom')).toHaveValue('۱۴۰۵/۰۹/۱۴');
    await field('catalogue-effective-date').fill('۱۴۰۵/۱۰/۰۱');
    await press(fa['catalogue.save']);
    await expect.poll(() => days).toEqual(['2026-12-22', '2026-12-05']);
  });

  test('a day is picked from the calendar', async () => {
    const days = shown(soldFrom, 'tr');
    await press(tr['catalogue.action.edit']);
    await press(tr['ui.calendar.open'].replace('{field}', tr['catalogue.effective-date']));
    await page.getByRole('dialog').getByRole('button', { name: /^10 / }).click();
    await expect.element(field('catalogue-effective-date')).toHaveValue('10.12.2026');
    await press(tr['catalogue.save']);
    await expect.poll(() => days).toEqual(['2026-12-10', '2026-12-05']);
  });

  test.each(['catalogue.effective-date', 'catalogue.field.sale-from'] as const)(
    'a day that is picked last is kept with what was typed: %s',
    async (name) => {
      const kept: EntryInput[] = [];
      const typing = { read: () => null, keep: (entered: EntryInput) => void kept.push(entered) };
      shown(soldFrom, 'tr', { parts: { ...noEntryParts, typing } });
      await press(tr['catalogue.action.edit']);
      await press(tr['ui.calendar.open'].replace('{field}', tr[name]));
      await page.getByRole('dialog').getByRole('button', { name: /^10 / }).click();
      const { effectiveDate, fields } = kept.at(-1) ?? {};
      expect([effectiveDate, fields?.saleFrom]).toEqual(
        name === 'catalogue.effective-date' ? ['2026-12-10', '2026-12-05'] : [null, '2026-12-10'],
      );
    },
  );

  test('what is no day is told and saved by nobody', async () => {
    const days = shown(soldFrom, 'tr');
    await press(tr['catalogue.action.edit']);
    await field('catalogue-effective-date').fill('31.02.2027');
    await press(tr['catalogue.save']);
    const { problems } = await readSummary();
    expect(problems).toEqual([
      tr['catalogue.trouble.wrong'].replace('{field}', tr['catalogue.effective-date']),
    ]);
    expect(days).toEqual([]);
  });
});

describe('[S-23] a deletion has its day', () => {
  test('it is asked for, and none is as soon as it is published', async () => {
    const days = shown(entries.published, 'tr');
    await press(tr['catalogue.action.ask-deletion']);
    await field('catalogue-gone-from').fill('31.12.2026');
    await press(tr['catalogue.confirm.ask-deletion']);
    await expect.poll(() => days).toEqual(['2026-12-31']);
  });

  test('what is no day is told, and nothing is asked for', async () => {
    const days = shown(entries.published, 'tr');
    await press(tr['catalogue.action.ask-deletion']);
    await field('catalogue-gone-from').fill('yarın');
    await press(tr['catalogue.confirm.ask-deletion']);
    await expect.element(field('catalogue-gone-from')).toHaveAttribute('aria-invalid', 'true');
    expect(days).toEqual([]);
    await field('catalogue-gone-from').fill('');
    await press(tr['catalogue.confirm.ask-deletion']);
    await expect.poll(() => days).toEqual([null]);
  });

  test.each([
    [null, tr['catalogue.at-once']],
    ['2026-12-31', '31.12.2026'],
  ])('that waits says from which day the entry no longer holds: %s', async (effectiveDate, message) => {
    const intent = entries.deleteWaiting.intent;
    shown({ ...entries.deleteWaiting, intent: intent && { ...intent, effectiveDate } }, 'tr');
    const fact = page.getByText(tr['catalogue.gone-from'], { exact: true });
    await expect.element(fact).toBeVisible();
    expect(fact.element().nextElementSibling?.textContent).toBe(message);
  });

  test('is published in sight of its day, and the entry is said to hold until then', async () => {
    const { intent } = entries.deleteWaiting;
    const waiting = intent && { ...intent, sentBy: both + 1, effectiveDate: '2026-12-31' };
    const leaving = { ...entries.published, coming: [{ fields: null, from: '2026-12-31' }] };
    const held = { ...leaving, inForce: { fields: monthly, from: '2026-11-20' } };
    shown({ ...entries.deleteWaiting, intent: waiting }, 'tr', { left: held });
    await press(tr['catalogue.action.publish']);
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText('31.12.2026')).toBeVisible();
    await field('catalogue-naming').fill(valueText({ type: 'text' }, monthly.name, wordsOf('tr')));
    await press(tr['catalogue.confirm.publish']);
    await expect.element(page.getByText(tr['catalogue.done.publish'])).toBeVisible();
    await expect.poll(() => factOf('catalogue.coming.deletion')).toBe('31.12.2026');
    expect(factOf('catalogue.in-force')).toBe(tr['catalogue.in-force.since'].replace('{day}', '20.11.2026'));
  });
});

/** The heads of the difference, and under them its rows. */
const difference = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent));

const amount = (price: CatalogueValue | undefined) => valueText({ type: 'money' }, price, wordsOf('tr'));

describe('[R-48] what was published for a later day', () => {
  test('is told with its day beside what travellers meet today, and the form begins with it', async () => {
    shown(entries.coming, 'tr');
    const { 'catalogue.in-force.since': since, 'catalogue.coming.change.text': comes } = tr;
    await expect
      .poll(() => [
        factOf('catalogue.in-force'),
        factOf('catalogue.coming.change'),
        factOf('catalogue.field.price'),
      ])
      .toEqual([
        since.replace('{day}', '20.11.2026'),
        comes.replace('{day}', '10.12.2026').replace('{fields}', tr['catalogue.field.price']),
        valueText({ type: 'money' }, monthly.price, wordsOf('tr')),
      ]);
    await press(tr['catalogue.action.edit']);
    await expect.element(field('catalogue-effective-date')).toHaveValue('10.12.2026');
  });

  const waiting = entries.updateWaiting.intent;
  const meant = waiting && { ...waiting, sentBy: both + 1, fields: { ...dearer, days: 31 } };

  test.each([
    [null, tr['catalogue.difference.dropped']],
    ['2026-12-11', tr['catalogue.difference.coming']],
  ])(
    'stands beside what travellers meet today and what is meant from %s on',
    async (effectiveDate, coming) => {
      shown({ ...entries.coming, intent: meant && { ...meant, effectiveDate } }, 'tr');
      await expect.poll(difference).toEqual([
        [
          tr['catalogue.difference.field'],
          tr['catalogue.in-force'],
          coming.replace('{day}', '10.12.2026'),
          tr['catalogue.difference.meant'],
        ],
        [tr['catalogue.field.price'], amount(monthly.price), amount(dearer.price), amount(dearer.price)],
        [tr['catalogue.field.days'], '30', '30', '31'],
      ]);
    },
  );

  test('is published under the name that travellers meet today', async () => {
    const later = { fields: { ...dearer, name: 'Yeni Aylık' }, effectiveDate: '2026-12-10', version: 4 };
    shown({ ...entries.coming, published: later, intent: meant }, 'tr');
    await press(tr['catalogue.action.publish']);
    const asked = tr['catalogue.naming.text'].replace('{name}', 'Aylık');
    await expect.element(page.getByRole('alertdialog').getByText(asked)).toBeVisible();
    await field('catalogue-naming').fill('Yeni Aylık');
    await press(tr['catalogue.confirm.publish']);
    await expect.element(page.getByText(tr['catalogue.naming.otherwise'])).toBeVisible();
    await field('catalogue-naming').fill('Aylık');
    await press(tr['catalogue.confirm.publish']);
    await expect.element(page.getByText(tr['catalogue.done.publish'])).toBeVisible();
  });

  test('[S-23] is published by what is read of its name, where it was kept with a wide gap', async () => {
    const { intent } = entries.updateWaiting;
    const sent = intent && { ...intent, sentBy: both + 1 };
    const fields = { ...monthly, name: 'Aylık  Ankara' };
    shown(
      { ...entries.published, published: { fields, effectiveDate: null, version: 3 }, intent: sent },
      'tr',
    );
    await press(tr['catalogue.action.publish']);
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    const { innerText } = document.querySelector<HTMLElement>('[role=alertdialog] p') ?? document.body;
    const [before = '', after = ''] = tr['catalogue.naming.text'].split('{name}');
    const read = innerText.slice(before.length, innerText.length - after.length);
    expect(read).toBe('Aylık Ankara');
    await field('catalogue-naming').fill(read);
    await press(tr['catalogue.confirm.publish']);
    await expect.element(page.getByText(tr['catalogue.done.publish'])).toBeVisible();
  });

  test('is told before another takes its place', async () => {
    const { intent } = entries.updateWaiting;
    shown({ ...entries.coming, intent: intent && { ...intent, sentBy: both + 1 } }, 'tr');
    await press(tr['catalogue.action.publish']);
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(tr['catalogue.dropped'])).toBeVisible();
  });

  test('has a form without a day once it has come', async () => {
    const past = { ...entries.published, published: entries.coming.published };
    shown(past, 'tr');
    await press(tr['catalogue.action.edit']);
    await expect.element(field('catalogue-effective-date')).toHaveValue('');
  });
});
