import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, granted, refused } from '#domain/answer.ts';
import type { CatalogueFields } from '#domain/catalogue-entry.ts';
import { type Language, languages } from '#domain/language.ts';
import type { SeatMap } from '#domain/seat-map.ts';
import { seatPlanLines } from '#domain/seat-plan-lines.ts';
import en from '#locales/en.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { ListRefusal } from '#screens/staff-console/catalogue-list.flow.ts';
import type { FrameOf } from '#screens/staff-console/seat-plan-preview.flow.ts';
import { SeatPlanPreview } from '#screens/staff-console/seat-plan-preview.tsx';
import { axeInPage } from '#test/support/axe-in-page.ts';
import { mapOf } from '#test/support/coach-maps.ts';
import { drawn } from './drawn.tsx';

const frame = mapOf(256, 0);
const fields: CatalogueFields = { code: '256', cabinClasses: [], plan: seatPlanLines(frame.coach) };

type Said = Answer<SeatMap | null, ListRefusal>;

/** A drawing whose server answers so, one after the other. */
const shown = (answers: readonly Said[], typed = fields, language: Language = 'tr') => {
  const left = [...answers];
  const machine = submissionOf<FrameOf, SeatMap | null, ListRefusal>().provide({
    actors: {
      sendForm: fromPromise(() => Promise.resolve(left.shift() ?? granted(null))),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const form = createActor(machine, { input: { fields: { code: '256' } } }).start();
  const ask = () => form.send({ type: 'form.submitted', fields: { code: '256' }, key: 'k', at: 0 });
  const view = (now: CatalogueFields) => (
    <main>
      <h1>256</h1>
      <SeatPlanPreview form={form} fields={now} onAsk={ask} />
    </main>
  );
  const { redraw } = drawn(view(typed), language);
  ask();
  return (now: CatalogueFields) => redraw(view(now));
};

const grid = () => page.getByRole('grid');
const cells = () => page.getByRole('gridcell');
const withPlan = (...plan: readonly string[]): CatalogueFields => ({ ...fields, plan });

describe('[R-48] [F-13] a seat map is drawn as passengers see it', () => {
  test.each(languages)('shuts nobody out, in %s', async (language) => {
    shown([granted(frame)], fields, language);
    await expect.element(grid()).toBeVisible();
    expect(cells().elements().length).toBe(frame.coach.places.length);
    expect(await axeInPage()).toEqual([]);
  });

  test('by the keyboard alone a place is chosen, and told as it would be read out', async () => {
    shown([granted(frame)]);
    await expect.element(grid()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const seat = document.activeElement;
    const name = seat?.getAttribute('aria-label') ?? '';
    await userEvent.keyboard('{Enter}');
    const told = tr['catalogue.coach.heard'].replace('{place}', name);
    await expect.element(page.getByRole('status')).toHaveTextContent(told);
    expect([name === '', seat?.getAttribute('aria-selected')]).toEqual([false, 'true']);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent(tr['catalogue.coach.press']);
  });

  test('what is typed is drawn at once', async () => {
    const type = shown([granted(frame)]);
    await expect.element(grid()).toBeVisible();
    type(withPlan('1A 1B', '2A'));
    expect(
      cells()
        .elements()
        .map((cell) => cell.getAttribute('data-seat')),
    ).toEqual(['1A', '1B', '2A']);
  });

  test.each([
    [['1A', 'X9'], tr['catalogue.plan.no-place'].replace('{line, number}', '2').replace('{text}', 'X9')],
    [['1A | 1A'], tr['catalogue.plan.twice'].replace('{line, number}', '1').replace('{text}', '1A')],
    [
      ['1A 1B 1C 1D 1E 1F 1G'],
      tr['catalogue.plan.crowded'].replace('{line, number}', '1').replace('{most, number}', '6'),
    ],
    [[], tr['catalogue.plan.empty']],
  ])('%j is not drawn, and it is said why', async (plan, why) => {
    const type = shown([granted(frame)]);
    await expect.element(grid()).toBeVisible();
    type(withPlan(...plan));
    await expect.element(page.getByRole('status')).toHaveTextContent(why);
    expect(grid().query()).toBe(null);
  });

  test('two places on one spot are told beside the drawing', async () => {
    const type = shown([granted(frame)]);
    await expect.element(grid()).toBeVisible();
    type(withPlan('3A', '80Y 80Z'));
    await expect.element(page.getByText(tr['catalogue.plan.stacked'])).toBeVisible();
    expect(cells().elements().length).toBe(3);
  });

  test('a coach nobody knows is not drawn', async () => {
    shown([granted(null)]);
    await expect.element(page.getByText(tr['catalogue.plan.no-frame'])).toBeVisible();
  });

  test('a coach that did not come is asked for again', async () => {
    shown([refused('role-lacking'), granted(frame)], fields, 'en');
    await expect.element(page.getByText(en['catalogue.refused.role-lacking'])).toBeVisible();
    await page.getByRole('button', { name: en['catalogue.plan.again'] }).click();
    await expect.element(grid()).toBeVisible();
  });

  test.each([320, 1440])('is no wider than a page of %i', async (width) => {
    await page.viewport(width, 800);
    shown([granted(frame)]);
    await expect.element(grid()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
