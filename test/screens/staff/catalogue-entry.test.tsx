import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import { catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import type { EntryInput } from '#domain/catalogue/kept-entry.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type { ReadAnswer, SaveAnswer } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { both, dearer, entries } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { EntryDifference } from '#screens/staff-console/entry-difference.tsx';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { drawn } from '../drawn.tsx';
import { readSummary } from '../summary.ts';
import { consoleOf, fill, press, shown } from './entry-console.tsx';

const staff = { id: both, roles: ['editor', 'approver'] } as const;

describe.each(catalogueKinds)('[R-48] the form of %s', (kind) => {
  test.each(languages)('shuts nobody out, in %s', async (language) => {
    const { flow } = consoleOf(kind, null);
    drawn(
      <main>
        <h1>{kind}</h1>
        <CatalogueEntry flow={flow} parts={noEntryParts} />
      </main>,
      language,
    );
    expect(await axeInPage()).toEqual([]);
  });

  test('left empty, it names each field that is needed and saves nothing', async () => {
    const saved = shown(kind);
    await press(tr['catalogue.save']);
    const { problems } = await readSummary();
    expect(problems.length).toBe(catalogueFields[kind].filter(({ isRequired }) => isRequired).length);
    expect(saved).toEqual([]);
  });

  test('is no wider than a small phone', async () => {
    await page.viewport(320, 700);
    shown(kind);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('[R-48] what is typed is what is saved', () => {
  test('an amount in Persian digits is kuruş, and what is no number is told', async () => {
    const saved = shown('subscriptions');
    await fill({ code: 'AY', name: 'Aylık', price: '۱۲۵,۵', days: 'otuz', trips: '60' });
    await page.getByRole('checkbox', { name: tr['cabin.Y1'] }).click();
    await press(tr['catalogue.save']);
    const { problems } = await readSummary();
    expect(problems).toEqual([tr['catalogue.trouble.wrong'].replace('{field}', tr['catalogue.field.days'])]);
    await fill({ days: '30', fromStationId: '98', 'discountRates.0.discount': '100' });
    await page.getByRole('checkbox', { name: 'Cmt', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Paz', exact: true }).click();
    await page.getByLabelText(tr['catalogue.field.passenger-type']).selectOptions('youth');
    await press(tr['catalogue.save']);
    await expect
      .poll(() => saved)
      .toEqual([
        {
          code: 'AY',
          name: 'Aylık',
          price: 12_550,
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
          fromStationId: 98,
          toStationId: null,
          allowIntermediateStations: 'yes',
          distanceLimit: null,
          validDaysOfWeek: ['SATURDAY', 'SUNDAY'],
          weeklyTicketLimit: null,
          ticketLimitPerDayPerDirection: null,
          salesChannelIds: null,
          freeAdditionalServiceIds: null,
          discountRates: [{ passengerType: 'youth', discount: 100 }],
        },
      ]);
  });

  test('the code of a published entry stands there to be read and is sent as it was', async () => {
    const saved = shown('subscriptions', entries.published);
    await press(tr['catalogue.action.edit']);
    const code = page.getByRole('textbox', { name: tr['catalogue.field.code'] });
    await expect.element(code).toHaveAttribute('readonly');
    await press(tr['catalogue.save']);
    await expect.poll(() => saved.map((fields) => fields.code)).toEqual(['AY']);
  });

  test('a code the shop has no rule for is told as soon as it is typed', async () => {
    shown('fare-families');
    const notice = page.getByText(tr['catalogue.no-rule'].replace('{code}', 'GOLD'));
    await fill({ code: 'FLEX' });
    expect(notice.elements()).toEqual([]);
    await fill({ code: 'GOLD' });
    await expect.element(notice).toBeVisible();
  });

  test('the plan of a coach keeps its lines, and the gaps before a seat', async () => {
    const saved = shown('seat-map');
    await fill({ code: 'YHT', name: 'Hızlı', plan: '1A 1B  \n   2B\n' });
    await page.getByRole('checkbox', { name: tr['cabin.Y1'] }).click();
    await press(tr['catalogue.save']);
    await expect
      .poll(() => saved)
      .toEqual([{ code: 'YHT', name: 'Hızlı', cabinClasses: ['Y1'], plan: ['1A 1B', '   2B'] }]);
  });
});

describe('[S-23] [R-48] nothing that was typed is lost', () => {
  test('what somebody else has ended while it was typed is told, and saved as a new entry', async () => {
    const asked: (number | null)[] = [];
    const machine = catalogueApprovalMachine.provide({
      actors: {
        loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(granted(entries.published))),
        saveDraft: fromPromise(({ input }) => {
          asked.push(input.id);
          const answer = input.id === null ? granted(entries.createDraft) : refused('catalogue-entry-gone');
          return Promise.resolve<SaveAnswer>(answer);
        }),
      },
    });
    const flow = createActor(machine, { input: { kind: 'subscriptions', id: 7, staff } }).start();
    drawn(<CatalogueEntry flow={flow} parts={noEntryParts} />);
    await press(tr['catalogue.action.edit']);
    await fill({ price: '1399' });
    await press(tr['catalogue.save']);
    await expect.element(page.getByRole('alert')).toHaveTextContent(tr['catalogue.orphaned']);
    await expect.element(page.getByLabelText(tr['catalogue.field.price'])).toHaveValue('1399');
    await press(tr['catalogue.save']);
    await expect.element(page.getByText(tr['catalogue.saved'])).toBeVisible();
    expect(asked).toEqual([7, null]);
  });

  test('what was typed before over a version that stands no longer is filled in, beside how it stands now', async () => {
    const { flow } = consoleOf('subscriptions', entries.changedElsewhere);
    const entered = { fields: dearer, effectiveDate: null, seen: { intentId: 31, version: 1 } };
    const parts = { ...noEntryParts, typing: { read: () => entered, keep: () => undefined } };
    drawn(<CatalogueEntry flow={flow} parts={parts} />);
    await expect.element(page.getByText(tr['catalogue.not-saved-yet'])).toBeVisible();
    await press(tr['catalogue.not-saved-yet.go-on']);
    await expect.element(page.getByLabelText(tr['catalogue.field.price'])).toHaveValue('1350,00');
    await expect.element(page.getByRole('alert')).toHaveTextContent(tr['catalogue.outdated']);
  });

  test('every change of the form is kept as it stands', async () => {
    const { flow } = consoleOf('sales-channel', null);
    const kept: EntryInput[] = [];
    const typing = { read: () => null, keep: (entered: EntryInput) => void kept.push(entered) };
    drawn(<CatalogueEntry flow={flow} parts={{ ...noEntryParts, typing }} />);
    await fill({ code: 'KIOSK', maxPax: 'dört', 'effective-date': '1.12.2026' });
    expect(kept.at(-1)).toEqual({
      fields: { code: 'KIOSK', name: null, maxPax: 'dört', reservedShare: null },
      effectiveDate: '2026-12-01',
      seen: { intentId: 0, version: 0 },
    });
  });
});

const seatMapOf = (plan: readonly string[]): CatalogueFields => ({ code: '1', name: 'YHT', plan });

const marked = (element: 'del' | 'ins') =>
  [...document.querySelectorAll(element)].map((line) => [
    line.textContent,
    [...line.querySelectorAll('strong')].map(({ textContent }) => textContent),
  ]);

describe('[S-23] what stands and what may be done', () => {
  test('from an entry that stands no longer the way back leads to the list of its kind', async () => {
    const machine = catalogueApprovalMachine.provide({
      actors: {
        loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(refused('catalogue-entry-gone'))),
      },
    });
    const flow = createActor(machine, { input: { kind: 'cabin-classes', id: 7, staff } }).start();
    drawn(<CatalogueEntry flow={flow} parts={noEntryParts} />);
    const back = page.getByRole('link', { name: tr['catalogue.back'], exact: true });
    await expect.element(back).toHaveAttribute('href', '/katalog?tur=cabin-classes');
  });

  test('whoever sent it is told why another one publishes it', async () => {
    shown('subscriptions', entries.updateOfBoth);
    const publish = page.getByRole('button', { name: tr['catalogue.action.publish'] });
    await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
    await expect.element(publish).toHaveAccessibleDescription(tr['catalogue.refused.sender-cannot-publish']);
  });

  test('what is sold today stands beside what is meant, and only what would change', async () => {
    shown('subscriptions', entries.updateDraft);
    const table = page.getByRole('table', { name: tr['catalogue.difference.update'] });
    await expect.element(table).toBeVisible();
    const cells = table
      .getByRole('row')
      .elements()
      .map((row) => row.textContent);
    expect(cells.map((text) => text.replaceAll(/[^\p{L}\d.,]/gu, ''))).toEqual([
      'AlanBugüngeçerliolanHazırlanan',
      'Fiyat1.200,001.350,00',
    ]);
  });

  test('of a seat plan, the lines that change are marked, and in them the places that come and go', async () => {
    const { intent } = entries.updateDraft;
    drawn(
      <main>
        <h1>1</h1>
        <EntryDifference
          entry={{
            id: 1,
            kind: 'seat-map',
            published: { fields: seatMapOf(['1A 1B', '2A 2B']), effectiveDate: null, version: 1 },
            intent: intent && { ...intent, fields: seatMapOf(['1A 1B', '2A 2C']) },
          }}
        />
      </main>,
    );
    await expect
      .poll(() => ({ gone: marked('del'), new: marked('ins') }))
      .toEqual({ gone: [['−2A 2B', ['2B']]], new: [['+2A 2C', ['2C']]] });
    expect(await axeInPage()).toEqual([]);
  });
});
