import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { type BookedTrip, seatMapsOn } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
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

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [newRow, newSeat] = ['40A 40B | 40C 40D', '40C'];

const trainOn = (page: Page, day: string) =>
  seatMapsOn({ origin: shop().origin, request: page.request }, day);

/** Where the console has the coach somebody bought a seat in. */
const entryOf = async (page: Page, { coach, day }: BookedTrip): Promise<string> => {
  const { seatMaps } = await trainOn(page, day);
  return `?tur=seat-map&kayit=${seatMaps[coach]?.coach.id}`;
};

/** In the drawing a place becomes one for a wheelchair, by the mouse, and a table comes behind its bench, by the keys. */
const markInDrawing = async (page: Page) => {
  const take = (tool: string) => page.getByRole('radio', { name: tool, exact: true }).check();
  await take(tr['catalogue.plan.tool.wheelchair']);
  await cell(page, '40A').click();
  await cell(page, '40H').waitFor();
  await take(tr['catalogue.plan.tool.table']);
  await cell(page, '40H').press('Enter');
  await page
    .getByText(tr['catalogue.plan.table.in'].split('.')[0]?.replace('{place}', '40H') ?? '')
    .waitFor();
};

/** One of the staff draws the row of this seat out of the coach and another row into it, and sends it. */
const redraw = async (page: Page, entry: string, seat: string): Promise<string> => {
  await openConsole(page, shop().origin, 'kerem', entry);
  await approval(page, 'shown.plain');
  await press(page, tr['catalogue.action.edit']);
  const plan = page.locator('#catalogue-plan');
  const name = await page.locator('#catalogue-name').inputValue();
  const lines = (await plan.inputValue()).split('\n');
  const kept = lines.filter((line) => !line.split(' ').includes(seat));
  expect(kept).toHaveLength(lines.length - 1);
  await plan.fill([...kept, newRow].join('\n'));
  await markInDrawing(page);
  expect((await plan.inputValue()).split('\n').at(-1)).toBe('40H 40B= | 40C 40D');
  await sendPlan(page);
  return name;
};

const laterDay = dayAhead(12);

/** Whether a table stands behind the new row. */
const hasTable = ({ coach: { places, fittings } }: SeatMap) => {
  const row = places.find(({ number }) => number === newSeat);
  return row !== undefined && fittings.some(({ kind, x }) => kind === 'table' && x > row.x);
};

test('[R-48] [C-06] [C-11] a seat map that two of the staff publish is the one a passenger sees and buys on; a train that was sold keeps its passenger', async () => {
  const { origin } = shop();
  const { page: first } = await visitor({ motion: false });
  const sold = await boughtByCalls(first, origin, 'Y1');
  const { page: editor } = await visitor({ motion: false });
  const entry = await entryOf(editor, sold);
  const name = await redraw(editor, entry, sold.seat);
  const { page: approver } = await visitor({ motion: false });
  await publishPlan(approver, origin, { entry, name });
  expect(hasTable(await comesTrue(editor, origin, laterDay, newSeat))).toBe(true);

  const { page } = await visitor({ motion: false });
  await comeToSeats(page, laterDay);
  await findSeat(page, newSeat);
  expect(await cell(page, sold.seat).count()).toBe(0);
  expect(await cell(page, '40H').getAttribute('aria-label')).toContain(tr['seat-map.place.wheelchair']);
  await cell(page, newSeat).click();
  await sitsOn(page, { locator: await payForSeat(page), surname: 'yılmaz', seat: newSeat });
  await sitsOn(first, { locator: sold.locator, surname: 'yolcu', seat: sold.seat });
  const { seatMaps } = await trainOn(first, sold.day);
  const seats = seatMaps[sold.coach]?.coach.places.map(({ number }) => number) ?? [];
  expect([seats.includes(sold.seat), seats.includes(newSeat)]).toEqual([true, false]);
}, 120_000);
