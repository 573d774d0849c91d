import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import en from '#locales/en.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { startsAt } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { EntryHistory } from '#screens/staff-console/entry-history.tsx';
import type { ListRefusal } from '#screens/staff-console/flow/catalogue-list.flow.ts';
import type { HistoryOf } from '#screens/staff-console/flow/entry-history.flow.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn, wordsOf } from '../drawn.tsx';

const edited: CatalogueEvent = {
  id: 1,
  at: startsAt,
  staff: { id: 7, name: 'Deniz Aksoy' },
  action: 'edit',
  from: 'published',
  to: 'update-draft',
  intentId: 31,
  version: null,
  fields: null,
  changed: ['price', 'saleUntil'],
  effectiveBefore: null,
  effectiveDate: null,
  dropped: [],
};
const sent: CatalogueEvent = {
  ...edited,
  id: 2,
  at: startsAt + hour,
  action: 'send',
  to: 'update-waiting',
  changed: [],
};
const published: CatalogueEvent = {
  ...sent,
  id: 3,
  at: startsAt + 2 * hour,
  action: 'publish',
  staff: { id: 9, name: '' },
  to: 'published',
  version: 4,
};

type Answer = ReturnType<typeof granted<readonly CatalogueEvent[]>> | ReturnType<typeof refused<ListRefusal>>;

const shown = (answers: readonly Answer[], language: Language = 'tr') => {
  const left = [...answers];
  const machine = submissionOf<HistoryOf, readonly CatalogueEvent[], ListRefusal>().provide({
    actors: {
      sendForm: fromPromise(() => Promise.resolve(left.shift() ?? granted([]))),
      waitingEnd: fromPromise(() => new Promise<void>(() => undefined)),
    },
  });
  const fields = { kind: 'subscriptions', id: 7 } as const;
  const form = createActor(machine, { input: { fields } }).start();
  const ask = () => form.send({ type: 'form.submitted', fields, key: 'k', at: startsAt });
  drawn(
    <main>
      <h1>7</h1>
      <EntryHistory form={form} onAsk={ask} />
    </main>,
    language,
  );
  ask();
};

const steps = () => page.getByRole('listitem');

describe('[R-48] the history of an entry', () => {
  test.each(languages)(
    'tells when, what, by whom and what was published, from first to last, in %s',
    async (language) => {
      shown([granted([edited, sent, published])], language);
      await expect.element(steps().nth(2)).toBeVisible();
      const words = wordsOf(language);
      const texts = steps()
        .elements()
        .map((step) => [...step.children].map(({ textContent }) => textContent));
      expect(texts).toEqual([
        [
          momentText(edited.at, words),
          words.say('catalogue.history.edit'),
          'Deniz Aksoy',
          words.say('catalogue.status.update-draft'),
          words.say('catalogue.history.changed', {
            fields: `${words.say('catalogue.field.price')} · ${words.say('catalogue.field.sale-until')}`,
          }),
        ],
        [
          momentText(sent.at, words),
          words.say('catalogue.history.send'),
          'Deniz Aksoy',
          words.say('catalogue.status.update-waiting'),
        ],
        [
          momentText(published.at, words),
          words.say('catalogue.history.publish'),
          words.say('catalogue.staff', { number: language === 'fa' ? '۹' : '9' }),
          words.say('catalogue.history.version', { version: 4 }),
        ],
      ]);
      expect(await axeInPage()).toEqual([]);
    },
  );

  const [tenth, twentieth] = ['2026-12-10', '2026-12-20'];
  const moved = { effectiveBefore: tenth, effectiveDate: twentieth };
  const leaving = { from: 'delete-waiting', to: 'coming' } as const;

  test.each(languages)(
    'tells from which day to which the start was moved, from when it holds and what was taken back, in %s',
    async (language) => {
      shown(
        [
          granted([
            { ...edited, ...moved, changed: ['effectiveDate'] },
            { ...edited, ...moved, id: 2, effectiveBefore: null, changed: ['price', 'effectiveDate'] },
            { ...sent, ...moved, id: 3 },
            { ...published, ...moved, id: 4 },
            { ...published, ...moved, id: 5, dropped: [tenth, twentieth] },
            { ...published, ...moved, id: 6, action: 'take-back', dropped: [twentieth] },
            { ...edited, ...moved, id: 7, action: 'ask-deletion', to: 'delete-draft', changed: [] },
            { ...published, ...moved, ...leaving, id: 8 },
            { ...edited, ...moved, id: 9, from: 'absent', to: 'create-draft', changed: [] },
          ]),
        ],
        language,
      );
      await expect.element(steps().nth(8)).toBeVisible();
      const words = wordsOf(language);
      const { say } = words;
      const [before = '', day = ''] = [tenth, twentieth].map((each) => shortDayText(each, words));
      const texts = steps()
        .elements()
        .map((step) => [...step.children].slice(4).map(({ textContent }) => textContent));
      const fieldsOf = (...fields: readonly string[]) =>
        say('catalogue.history.changed', { fields: fields.join(' · ') });
      const start = say('catalogue.effective-date');
      expect(texts).toEqual([
        [fieldsOf(start), say('catalogue.history.day-moved', { before, after: day })],
        [
          fieldsOf(say('catalogue.field.price'), start),
          say('catalogue.history.day-moved', { before: say('catalogue.at-once'), after: day }),
        ],
        [],
        [say('catalogue.history.holds-from', { day })],
        [
          say('catalogue.history.holds-from', { day }),
          say('catalogue.history.dropped', { days: `${before} · ${day}` }),
        ],
        [say('catalogue.history.taken-back', { days: day })],
        [say('catalogue.history.gone-from', { day })],
        [say('catalogue.history.gone-from', { day })],
        [say('catalogue.history.holds-from', { day })],
      ]);
      expect(await axeInPage()).toEqual([]);
    },
  );

  test('of what nobody has touched says so', async () => {
    shown([granted([])]);
    await expect.element(page.getByText(tr['catalogue.history.none'])).toBeVisible();
  });

  test('that did not come is asked for again', async () => {
    shown([refused('role-lacking'), granted([edited])], 'en');
    await expect.element(page.getByText(en['catalogue.refused.role-lacking'])).toBeVisible();
    await page.getByRole('button', { name: en['catalogue.history.again'] }).click();
    await expect.element(steps().first()).toBeVisible();
  });

  test('is no wider than a small phone', async () => {
    await page.viewport(320, 700);
    shown([granted([edited, sent, published])]);
    await expect.element(steps().nth(2)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
