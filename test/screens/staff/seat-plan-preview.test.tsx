import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { withoutPlace, withRow } from '#domain/coach/seat-plan-edit.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { type Language, languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { ListRefusal } from '#screens/staff-console/flow/catalogue-list.flow.ts';
import type { FrameOf } from '#screens/staff-console/flow/seat-plan-preview.flow.ts';
import { SeatPlanPreview } from '#screens/staff-console/seat-plan/seat-plan-preview.tsx';
import { mapOf } from '../../support/coach-maps.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn } from '../drawn.tsx';

const frame = mapOf(256, 0);
const languageOf = { tr, en, fa };
const fields: CatalogueFields = { code: '256', cabinClasses: [], plan: seatPlanLines(frame.coach) };

type MapAnswer = Answer<SeatMap | null, ListRefusal>;

/** A drawing whose server answers so, one after the other. */
const shown = (
  answers: readonly MapAnswer[],
  entered = fields,
  language: Language = 'tr',
  onPlan?: (lines: readonly string[]) => void,
) => {
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
      <SeatPlanPreview form={form} fields={now} onPlan={onPlan} onAsk={ask} />
    </main>
  );
  const { redraw } = drawn(view(entered), language);
  ask();
  return (now: CatalogueFields) => redraw(view(now));
};

const grid = () => page.getByRole('grid');
const cells = () => page.getByRole('gridcell');
const withPlan = (...plan: readonly string[]): CatalogueFields => ({ ...fields, plan });

const placeOf = (seat: string) =>
  page.elementLocator(document.querySelector(`[data-seat="${seat}"]`) ?? document.body);

/** A drawing in which a plan is changed; gives each plan that was asked for. */
const edited = (entered: CatalogueFields, language: Language = 'tr') => {
  const plans: (readonly string[])[] = [];
  const types: ((now: CatalogueFields) => void)[] = [];
  const onPlan = (lines: readonly string[]) => {
    plans.push(lines);
    for (const type of types) type(withPlan(...lines));
  };
  types.push(shown([granted(frame)], entered, language, onPlan));
  return plans;
};

const whole = seatPlanLines(frame.coach);

const take = (tool: 'place' | 'table' | 'wheelchair') =>
  page.getByLabelText(tr[`catalogue.plan.tool.${tool}`], { exact: true }).click();
const focused = () => document.activeElement?.getAttribute('data-seat') ?? '';

describe('[R-48] a plan is changed in its drawing', () => {
  const [number = ''] = frame.coach.places.map((place) => place.number);

  test.each(languages)('shuts nobody out, in %s', async (language) => {
    edited(withPlan(...withoutPlace(whole, number)), language);
    await expect.element(grid()).toBeVisible();
    expect(cells().elements().length).toBe(frame.coach.places.length);
    expect(await axeInPage()).toEqual([]);
  });

  test('a place goes at a press and comes back at another; what stands is said, and the focus stays', async () => {
    const plans = edited(fields);
    await expect.element(grid()).toBeVisible();
    await placeOf(number).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(tr['seat-map.is.absent']);
    expect(placeOf(number).element().getAttribute('aria-label')).toContain(tr['seat-map.is.absent']);
    await placeOf(number).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(tr['seat-map.is.free']);
    expect(plans).toEqual([withoutPlace(whole, number), whole]);
  });

  test('by the keyboard alone, and Esc takes the last press back', async () => {
    const plans = edited(fields);
    await expect.element(grid()).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    const seat = document.activeElement?.getAttribute('data-seat') ?? '';
    await userEvent.keyboard('{Escape}{Escape}');
    expect(plans).toEqual([withoutPlace(whole, seat), whole]);
    expect(document.activeElement?.getAttribute('data-seat')).toBe(seat);
  });

  test('a place becomes a wheelchair place and a seat again; the focus goes with it, Esc takes it back', async () => {
    const plans = edited(fields);
    await expect.element(grid()).toBeVisible();
    await take('wheelchair');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    const turned = whole.with(whole.length - 1, '18A | 18C 18H');
    expect(plans).toEqual([turned]);
    await expect.poll(focused).toBe('18H');
    expect(placeOf('18H').element().getAttribute('aria-label')).toContain(tr['seat-map.place.wheelchair']);
    expect(placeOf('18H').element().querySelector('svg')).not.toBe(null);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('18D');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('18H');
    await userEvent.keyboard('{Enter}');
    expect(plans).toEqual([turned, whole, turned, whole]);
  });

  test('a second wheelchair place of a row is refused, and it is said why', async () => {
    const plans = edited(withPlan(...whole.with(whole.length - 1, '18H | 18C 18D')));
    await expect.element(grid()).toBeVisible();
    await take('wheelchair');
    await placeOf('18D').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(tr['catalogue.plan.no-room'].replace('{row, number}', '18'));
    expect(plans).toEqual([]);
  });

  test('a table comes behind a bench and goes; who faces it is said', async () => {
    const plans = edited(fields);
    await expect.element(grid()).toBeVisible();
    await take('table');
    await placeOf('5C').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('5C yerinin arkasında masa var. Masaya 2 yer');
    expect(placeOf('5D').element().getAttribute('aria-label')).toContain(tr['seat-map.place.table']);
    await placeOf('5D').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(tr['catalogue.plan.table.out'].replace('{place}', '5D'));
    expect(plans).toEqual([whole.with(4, '5A | 5C 5D='), whole]);
  });

  test('behind a place that is not in the plan there is no table', async () => {
    const plans = edited(withPlan(...withoutPlace(whole, '5C')));
    await expect.element(grid()).toBeVisible();
    await take('table');
    await placeOf('5C').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(tr['catalogue.plan.not-in'].replace('{place}', '5C'));
    expect(plans).toEqual([]);
  });

  test('one table more than a plan may have is refused, and it is said why', async () => {
    const most = whole.map((line, at) => (at >= 2 && at < 12 ? `${line}=` : line));
    const plans = edited(withPlan(...most));
    await expect.element(grid()).toBeVisible();
    await take('table');
    await placeOf('14A').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('14. satır');
    expect(plans).toEqual([]);
    expect(grid().query()).not.toBe(null);
  });

  test('a row is added behind the last', async () => {
    const plans = edited(fields);
    await page.getByRole('button', { name: tr['catalogue.plan.add-row'] }).click();
    expect(plans).toEqual([withRow(frame.coach, whole)]);
  });
});

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
    const text = tr['catalogue.coach.heard'].replace('{place}', name);
    await expect.element(page.getByRole('status')).toHaveTextContent(text);
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
    [
      whole.map((line) => `${line}=`),
      tr['catalogue.plan.tables'].replace('{line, number}', '11').replace('{most, number}', '10'),
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

  test.each(languages)('classes that the coach does not have are told, by name, in %s', async (language) => {
    const type = shown([granted(frame)], fields, language);
    await expect.element(grid()).toBeVisible();
    const title = page.getByText(languageOf[language]['catalogue.plan.classes-otherwise']);
    for (const cabinClasses of [['C'], ['C', 'DSB'], ['Y1', 'DSB'], ['Y1']]) {
      type({ ...fields, cabinClasses });
      expect(title.query()).toBe(null);
    }
    type({ ...fields, cabinClasses: ['Y1', 'C'] });
    await expect.element(title).toBeVisible();
    const { 'cabin.Y1': economy, 'cabin.C': business } = languageOf[language];
    const text = languageOf[language]['catalogue.plan.classes-otherwise.text']
      .replace('{named}', `${economy}, ${business}`)
      .replace('{drawn}', economy);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(await axeInPage()).toEqual([]);
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
