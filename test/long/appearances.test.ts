import { describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { axeProblems, axeProblemsInForcedColors } from '../support/browser/axe.ts';
import { openRoutes } from '../support/browser/open-routes.ts';
import { photograph } from '../support/browser/photograph.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { settled } from '../support/browser/settled.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const appearances = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [360, 768, 1440].map((width) => ({ language, scheme, width })),
  ),
);

describe.each(openRoutes)('$path', (place) => {
  const { name, path } = place;

  test.each(appearances)(
    '[P-01] $language, $scheme, $width px: axe finds nothing and nothing sticks out',
    async (appearance) => {
      const { page, complaints } = await visitor(appearance);
      await page.goto(path);
      await settled(page, place);
      await photograph(page, `${name}-${appearance.language}-${appearance.scheme}-${appearance.width}`);
      expect({ axe: await axeProblems(page), out: await sticksOut(page), complaints: complaints() }).toEqual({
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
    expect(await axeProblemsInForcedColors(page)).toEqual([]);
  });
});
