import { describe, expect, test } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { walkByTab } from '../support/keyboard.ts';
import { settled } from '../support/settled.ts';
import { shopOfThisFile } from '../support/shop.ts';
import { standingPlaces } from '../support/standing-places.ts';
import { visitorsOfThisFile } from '../support/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

describe.each(standingPlaces)('$path', (place) => {
  const { path, rests } = place;

  test.each(['tr', 'fa'] as const)(
    '[P-01] axe finds nothing, nothing is thrown, printed or refused by the policy, the keyboard alone reaches everything, is never held, and always sees where it is: %s',
    async (language) => {
      const { page, complaints } = await visitor({ language, motion: false });
      await page.goto(path);
      await settled(page, place);
      expect({ axe: await axeFindings(page), complaints: complaints() }).toEqual({ axe: [], complaints: [] });
      // Whoever is led on from a place walks the one they are led to.
      if (rests !== null) return;
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
});
