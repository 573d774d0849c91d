import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { planOf } from '#domain/coach/coach-plan.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { seatName } from '#panels/coach-plan/seat-words.ts';
import { frameOf } from '#server/railway/network/frame-of.ts';
import { seatMapsOn } from '../../support/browser/book-in-browser.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import {
  approval,
  cell,
  comesTrue,
  comeToSeats,
  findSeat,
  payForSeat,
  press,
  publishPlan,
  sendPlan,
  sitsOn,
} from '../../support/visits/published-seats.ts';

type Words = Reader['words'];

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** Where the console has the coach that has the ramp in the train of a day. */
const entryOn = async (page: Page, day: string): Promise<string> => {
  const { seatMaps } = await seatMapsOn({ origin: shop().origin, request: page.request }, day);
  const ramped = seatMaps.find(({ coach: { places } }) => places.some(isWheelchairPlace));
  return `?tur=seat-map&kayit=${frameOf(ramped?.coach.id ?? 0)}`;
};

/** What was drawn: a wheelchair place in a new row, beside it a seat, before both a table. */
type Drawn = { readonly name: string; readonly place: string; readonly seat: string };

/** By the drawing alone: one more row, a table before it, and its first place one for a wheelchair. */
const drawInConsole = async (page: Page, entry: string, words: Words): Promise<Drawn> => {
  await openConsole(page, shop().origin, 'kerem', entry);
  await approval(page, 'shown.plain');
  await press(page, words['catalogue.action.edit']);
  const lines = async () => (await page.locator('#catalogue-plan').inputValue()).split('\n');
  const name = await page.locator('#catalogue-name').inputValue();
  const [before = ''] = (await lines()).at(-1)?.split(' ') ?? [];
  const row = Number.parseInt(before, 10) + 1;
  await press(page, words['catalogue.plan.add-row']);
  const take = (tool: string) => page.getByRole('radio', { name: tool, exact: true }).check();
  await take(words['catalogue.plan.tool.table']);
  await cell(page, before).click();
  await take(words['catalogue.plan.tool.wheelchair']);
  await cell(page, before).press('ArrowRight');
  await cell(page, `${row}A`).press('Enter');
  await cell(page, `${row}H`).waitFor();
  expect((await lines()).at(-1)).toBe(`${row}H ${row}B | ${row}C ${row}D`);
  expect((await lines()).at(-2)).toMatch(new RegExp(`^${row - 1}\\w ${row - 1}B=`));
  await sendPlan(page, words);
  return { name, place: `${row}H`, seat: `${row}B` };
};

const comesInWheelchair = (words: Words) => async (page: Page) => {
  await page.getByText(words['passenger.more'], { exact: true }).click();
  await page.getByLabel(words['passenger.wheelchair'], { exact: true }).check();
};

test.each(drawnReaders().map((reader, nth) => ({ ...reader, nth })))(
  '[S-23] [V-27] [R-48] [C-06] $language: a wheelchair place and a table that staff draw and publish are on the seat map in its words; who comes in a wheelchair chooses and pays for the place, the ticket names it, and nobody else can have it',
  { timeout: 120_000 },
  async ({ language, words, nth }) => {
    const { origin } = shop();
    const day = dayAhead(12 + nth);
    const { page: editor } = await visitor({ language, motion: false });
    const entry = await entryOn(editor, day);
    const { name, place, seat } = await drawInConsole(editor, entry, words);
    const { page: approver } = await visitor({ language, motion: false });
    await publishPlan(approver, origin, { entry, name }, words);
    const map = await comesTrue(editor, origin, day, place);

    const spoken = wordsIn(language, wholeCatalogue(language));
    const plan = planOf(map.coach);
    const drawn = plan.seats.find((each) => each.place.number === place);
    if (drawn === undefined) throw new Error(`${place} is not drawn.`);
    expect(drawn.place.properties).toEqual(['window', 'wheelchair', 'table']);
    expect(
      plan.things.filter(({ kind, along }) => kind === 'table' && along === drawn.along - 1),
    ).toHaveLength(1);

    const { page: walker } = await visitor({ language, motion: false });
    await comeToSeats(walker, day, words);
    await findSeat(walker, place, words);
    expect(await cell(walker, place).getAttribute('aria-label')).toBe(
      seatName(drawn.place, { is: 'refused', refusal: 'wheelchair-only', gender: 'F' }, null, spoken),
    );
    await cell(walker, place).click({ force: true });
    await walker
      .getByText(
        spoken.say('seat-map.refused', { seat: place, reason: spoken.say('seat-map.why.wheelchair') }),
      )
      .first()
      .waitFor();
    expect(await cell(walker, place).getAttribute('aria-selected')).toBe('false');
    await waitForState(walker, 'seat-hold', 'empty.fresh');

    const { page } = await visitor({ language, motion: false });
    await comeToSeats(page, day, words, comesInWheelchair(words));
    await findSeat(page, place, words);
    const amount = map.prices.find((price) => price.seat === place)?.amount ?? null;
    expect(amount).not.toBe(null);
    expect(await cell(page, place).getAttribute('aria-label')).toBe(
      seatName(drawn.place, { is: 'free' }, amount, spoken),
    );
    await cell(page, place).click();
    await page.getByRole('button', { name: words['seat-map.wheelchair.confirm'], exact: true }).click();
    const locator = await payForSeat(page, words);
    await sitsOn(page, { locator, surname: 'yılmaz', seat: place }, words);

    const { page: other } = await visitor({ language, motion: false });
    await comeToSeats(other, day, words, comesInWheelchair(words));
    await findSeat(other, place, words);
    expect(await cell(other, place).getAttribute('aria-label')).toBe(
      seatName(drawn.place, { is: 'sold', neighbour: 'F' }, null, spoken),
    );
    await cell(other, place).click({ force: true });
    await waitForState(other, 'seat-hold', 'empty.fresh');
    expect(await cell(other, seat).getAttribute('aria-label')).toContain(words['seat-map.place.table']);
  },
);
