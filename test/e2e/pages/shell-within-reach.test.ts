import { expect, inject, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { walkByTab } from '../../support/browser/keyboard.ts';
import { openRoutes } from '../../support/browser/open-routes.ts';
import { settled } from '../../support/browser/settled.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { isLongRun } from '../../support/in-the-long-run.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const spoken = ['tr', 'fa'] as const;
/** Each place in one of the two, and the next one in the other; in the long run each in both. */
const isInLot = (nth: number, language: (typeof spoken)[number]) =>
  isLongRun || spoken[(nth + inject('seed')) % spoken.length] === language;

// Whoever is led on from a place walks the one they are led to.
const pageVisits = openRoutes.flatMap((place, nth) =>
  spoken.map((language) => ({
    place,
    language,
    path: place.path,
    isWalked: place.rests === null && isInLot(nth, language),
  })),
);
const noProblems = { axe: [], complaints: [] };

const comeTo = async ({ place, language }: (typeof pageVisits)[number]) => {
  const { page, complaints } = await visitor({ language, motion: false });
  await page.goto(place.path);
  await settled(page, place);
  return { page, found: { axe: await axeProblems(page), complaints: complaints() } };
};

test.each(pageVisits.filter(({ isWalked }) => !isWalked))(
  '[P-01] axe finds nothing, nothing is thrown, printed or refused by the policy: $path $language',
  async (pageVisit) => {
    const { found } = await comeTo(pageVisit);
    expect(found).toEqual(noProblems);
  },
);

test.each(pageVisits.filter(({ isWalked }) => isWalked))(
  '[P-01] axe finds nothing, and the keyboard alone reaches everything, is never held, and always sees where it is: $path $language',
  async (pageVisit) => {
    const { page, found } = await comeTo(pageVisit);
    expect(found).toEqual(noProblems);
    const { stops, missed, cameRound } = await walkByTab(page);
    expect({
      missed,
      cameRound,
      unmarked: stops.filter(({ isMarked }) => !isMarked),
      covered: stops.filter(({ isCovered }) => isCovered),
    }).toEqual({ missed: [], cameRound: true, unmarked: [], covered: [] });
    expect(stops.length).toBeGreaterThan(0);
  },
);
