import { describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { axeFindings, axeFindingsInForcedColors } from '../support/browser/axe.ts';
import { photograph } from '../support/browser/photograph.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { settled } from '../support/browser/settled.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { standingPlaces } from '../support/browser/standing-places.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const looks = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [360, 768, 1440].map((width) => ({ language, scheme, width })),
  ),
);

describe.each(standingPlaces)('$path', (place) => {
  const { name, path } = place;

  test.each(looks)(
    '[P-01] $language, $scheme, $width px: axe finds nothing and nothing sticks out',
    async (look) => {
      const { page, complaints } = await visitor(look);
      await page.goto(path);
      await settled(page, place);
      await photograph(page, `${name}-${look.language}-${look.scheme}-${look.width}`);
      expect({ axe: await axeFindings(page), out: await sticksOut(page), complaints: complaints() }).toEqual({
        axe: [],
        out: [],
        complaints: [],
      });
    },
  );

  test.each(languages)('with forced colours axe finds nothing: %s', async (language) => {
    const { page } = await visitor({ language, forcedColors: true });
    await page.goto(path);
    await settled(page, place);
    await photograph(page, `${name}-${language}-forced`);
    expect(await axeFindingsInForcedColors(page)).toEqual([]);
  });
});
