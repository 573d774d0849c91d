import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import { coachText } from '#i18n/coach-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { described, handOver, writtenOf } from '../support/browser/desk.ts';
import { type Heard, heardOn } from '../support/browser/heard.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const mapsAnswer = z.object({
  seatMaps: z.array(
    z.object({
      trainCarIndex: z.int(),
      allocationSeats: z.array(z.object({ seatNumber: z.string(), genders: z.array(z.string()) })),
      seatPrices: z.array(z.object({ seatNumber: z.string(), priceAmount: z.number() })),
      seatMapTemplate: z.object({
        seatMaps: z.array(
          z.object({ seatNumber: z.string(), item: z.object({ cabinClassId: z.nullable(z.int()) }) }),
        ),
      }),
    }),
  ),
});
type Coach = z.output<typeof mapsAnswer>['seatMaps'][number];

const reasons = [
  'seat-map.why.beside-man',
  'seat-map.why.beside-woman',
  'seat-map.why.closed',
  'seat-map.why.compartment',
  'seat-map.why.not-sold',
  'seat-map.why.pet',
  'seat-map.why.wheelchair',
] as const satisfies readonly MessageId[];

/** What may be said of a place that is taken; who sits there is told where a neighbour is left. */
const takenWords = ({ say }: Words) => [
  say('seat-map.is.sold'),
  say('seat-map.is.sold.F'),
  say('seat-map.is.sold.M'),
];

const refusedWords = ({ say }: Words) =>
  reasons.map((reason) => say('seat-map.is.refused', { reason: say(reason) }));

/** The trains as the server has told them to the page. */
const comeToSeats = async (page: Page, words: Words): Promise<readonly Coach[]> => {
  const deps = { context: page.context(), origin: shop().origin };
  await handOver(deps, writtenOf(await described(deps)));
  await page.goto('/koltuk-haritasi');
  const mapsResponse = page.waitForResponse((answer) => answer.url().endsWith(loadSeatMaps.path));
  await page.getByRole('button', { name: words.say('passenger.submit'), exact: true }).click();
  await waitForState(page, 'seat-plan', 'shown.fresh');
  return mapsAnswer.parse(await (await mapsResponse).json()).seatMaps;
};

const placesOf = ({ seatMapTemplate }: Coach) =>
  seatMapTemplate.seatMaps.flatMap(({ seatNumber, item }) =>
    item.cabinClassId === null ? [] : [seatNumber],
  );

/** The place a sentence begins with. */
const numberIn = ({ name }: Heard, { say }: Words) => name.split(say('seat-map.separator'))[0] ?? '';

const isBarred = ({ states }: Heard): boolean => states.includes('disabled');

/** What is amiss with how a place of the plan is read. */
const faultsOfCell = (cell: Heard, coach: Coach, words: Words): readonly string[] => {
  const number = numberIn(cell, words);
  const parts = cell.name.split(words.say('seat-map.separator'));
  const isShut = isBarred(cell);
  const isTaken = coach.allocationSeats.some(({ seatNumber }) => seatNumber === number);
  const prices = coach.seatPrices
    .filter(({ seatNumber }) => seatNumber === number)
    .map(({ priceAmount }) => moneyText(Math.round(priceAmount * 100), words));
  const isPriced = prices.some((price) => cell.name.endsWith(price));
  const isFree = parts.includes(words.say('seat-map.is.free'));
  const isReasoned = refusedWords(words).some((sentence) => cell.name.includes(sentence));
  const isRight = isTaken
    ? isShut && takenWords(words).some((sentence) => cell.name.endsWith(sentence)) && !isFree
    : isFree
      ? !isShut && isPriced
      : isShut && isReasoned;
  return isRight ? [] : [`${cell.role} ${cell.name} [${cell.states.join(' ')}]`];
};

/** The same coach as a list: what can be had is pressed, what cannot says why. */
const listOf = async (page: Page, words: Words, coach: Coach) => {
  await page.getByRole('tab', { name: words.say('seat-map.view.list'), exact: true }).click();
  const panel = page.getByRole('tabpanel');
  for (const closed of await panel.locator('details:not([open]) > summary').all()) await closed.click();
  const places = new Set(placesOf(coach));
  const heard = (await heardOn(page)).filter((each) => places.has(numberIn(each, words)));
  await page.getByRole('tab', { name: words.say('seat-map.view.plan'), exact: true }).click();
  const free = heard.filter(({ role }) => role === 'button').map(({ name }) => name);
  const texts = heard.filter(({ role }) => role === 'StaticText').map(({ name }) => name);
  return { free, barred: texts.filter((text) => !free.includes(text)) };
};

const chooseCoach = async (page: Page, words: Words, at: number, index: number) => {
  const coaches = page.getByRole('group', { name: words.say('seat-map.coaches') });
  await coaches.getByRole('radio').nth(at).check();
  await page
    .getByRole('grid', {
      name: words.say('seat-map.plan', { coach: coachText(String(index + 1), words) }),
      exact: true,
    })
    .waitFor();
};

test.each(inTongues([null]))(
  '[S-09] [E-07] %s: a seat map is heard: each place says its number, its state, why it is barred, and its price',
  { timeout: 180_000 },
  async (language, words) => {
    const { page } = await visitor({ language });
    const coaches = await comeToSeats(page, words);
    for (const [at, coach] of coaches.entries()) {
      const places = placesOf(coach).toSorted();
      if (places.length === 0) continue;
      await chooseCoach(page, words, at, coach.trainCarIndex);
      const cells = (await heardOn(page)).filter(({ role }) => role === 'gridcell');
      expect(cells.map((cell) => numberIn(cell, words)).toSorted()).toEqual(places);
      expect(cells.flatMap((cell) => faultsOfCell(cell, coach, words))).toEqual([]);
      const list = await listOf(page, words, coach);
      expect(list.barred.toSorted()).toEqual(
        cells
          .filter(isBarred)
          .map(({ name }) => name)
          .toSorted(),
      );
      expect(list.free.toSorted()).toEqual(
        cells
          .filter((cell) => !isBarred(cell))
          .map(({ name }) => name)
          .toSorted(),
      );
    }
    const cell = page.locator('[role=gridcell][data-seat]:not([aria-disabled])').first();
    await cell.click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    const isOwn = ({ name }: Heard) => name.includes(words.say('seat-map.is.own', { number: 1 }));
    const own = (await heardOn(page)).filter(
      ({ role, states }) => role === 'gridcell' && states.includes('selected'),
    );
    expect(own.map(isOwn)).toEqual([true]);
    await page.getByRole('tab', { name: words.say('seat-map.view.list'), exact: true }).click();
    const listed = (await heardOn(page)).filter((heard) => heard.role === 'button' && isOwn(heard));
    expect(listed.map(({ name }) => name)).toEqual(own.map(({ name }) => name));
  },
);
