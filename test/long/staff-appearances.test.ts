import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { extendReservation } from '#contract/bookings/rail-booking.ts';
import { sendPasswordLink } from '#contract/members/users.ts';
import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems, axeProblemsInForcedColors } from '../support/browser/axe.ts';
import { madeFor } from '../support/browser/book-in-browser.ts';
import { openConsole, openMembership, openSupport } from '../support/browser/console-in-browser.ts';
import { lookUp } from '../support/browser/looked-up.ts';
import { photograph } from '../support/browser/photograph.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { refuses, says } from '../support/shop/wire-answers.ts';
import { worldHand } from '../support/shop/world.ts';

type Words = typeof tr;

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const catalogues: Readonly<Record<(typeof languages)[number], Words>> = { tr, en, fa };

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const approval = (page: Page, state: string) => waitForState(page, 'catalogue-approval', state);

/** Laid by the first test that looks at it, for all that follow. */
const once = <Prepared>(prepare: (page: Page) => Promise<Prepared>) => {
  let prepared: Promise<Prepared> | null = null;
  return (): Promise<Prepared> => {
    prepared ??= visitor({ motion: false }).then(({ page }) => prepare(page));
    return prepared;
  };
};

/** A seat map of which a draft takes one row out and puts another in. */
const changedSeatMap = once(async (page) => {
  await openConsole(page, shop().origin, 'deniz', '?tur=seat-map&kayit=263');
  await approval(page, 'shown.plain');
  await press(page, tr['catalogue.action.edit']);
  const plan = page.locator('#catalogue-plan');
  const lines = (await plan.inputValue()).split('\n');
  await plan.fill([...lines.slice(0, 2), ...lines.slice(3), '40A 40B | 40C 40D'].join('\n'));
  await press(page, tr['catalogue.save']);
  await approval(page, 'shown.saved');
  return new URL(page.url()).search;
});

/** A reservation whose passenger could not extend it. */
const failedToExtend = once(async (page) => {
  const { locator } = await madeFor('reservation', page, shop().origin);
  await lookUp(page, locator, tr);
  await waitForState(page, 'reservation-option', 'held.waiting');
  await worldHand(shop().origin).answer(extendReservation.name, refuses('proof-needed'));
  const recordingSent = page.waitForResponse((answer) => answer.url().endsWith('/recordings') && answer.ok());
  await press(page, tr['option.extend']);
  await recordingSent;
  return locator;
});

const openEntry = async (page: Page, email: string, query: string) => {
  await openConsole(page, shop().origin, email, query);
  await approval(page, 'shown.plain');
};

const openFirst = async (page: Page, query: string) => {
  await openConsole(page, shop().origin, 'deniz', query);
  await page.getByRole('table').getByRole('link').first().click();
  await approval(page, 'shown.plain');
};

/** Each page of the staff, with what brings somebody there. */
const pages: Readonly<Record<string, (page: Page, words: Words) => Promise<unknown>>> = {
  list: async (page) => {
    await openConsole(page, shop().origin, 'pinar', '?tur=subscriptions');
    await page.getByRole('table').waitFor();
  },
  form: async (page, words) => {
    await openFirst(page, '?tur=cabin-classes');
    await press(page, words['catalogue.action.edit']);
    await approval(page, 'editing.fresh');
  },
  'seat map, difference and history': async (page, words) => {
    await openEntry(page, 'nazan', await changedSeatMap());
    await page.getByRole('grid').nth(1).waitFor();
    await page.getByText(words['catalogue.history.edit'], { exact: true }).first().waitFor();
  },
  'seat map form': async (page, words) => {
    await openFirst(page, '?tur=seat-map');
    await press(page, words['catalogue.action.edit']);
    await page.getByRole('grid').first().waitFor();
  },
  'membership page': async (page, words) => {
    const given = { code: 'k'.repeat(43), goodUntil: 1_795_251_600_000 };
    await worldHand(shop().origin).answer(sendPasswordLink.name, says(sendPasswordLink, given));
    await openMembership(page, shop().origin, 'elif');
    await page.locator('#member-email').fill('ayse@example.com');
    await page.locator('#member-email').press('Enter');
    await page.locator('#content input[readonly]').waitFor();
    await press(page, words['counter.save']);
    await page.getByText(words['passenger.wrong.email-needed']).first().waitFor();
    // Half under what stays at the top, a button measures less than it is.
    await page.evaluate(() => scrollTo(0, 0));
  },
  'correction at the counter': async (page, words) => {
    await openMembership(page, shop().origin, 'elif');
    await page.getByLabel(words['correction.by.member'], { exact: true }).check();
    await page.locator('#sought-number').fill('1004');
    await page.locator('#sought-surname').fill('Ahmadi');
    await page.locator('#sought-surname').press('Enter');
    await page.locator('#correction-email').fill('sara@');
    await press(page, words['correction.save']);
    await page.getByText(words['passenger.wrong.email-wrong']).first().waitFor();
  },
  'support player': async (page, words) => {
    await openSupport(page, shop().origin, 'elif');
    await page.locator('#pnr').fill(await failedToExtend());
    await page.locator('#pnr').press('Enter');
    await page.getByRole('button', { name: words['atlas.play.next'], exact: true }).first().waitFor();
    await page.locator('svg .is-active').first().waitFor();
  },
};

const appearances = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [360, 768, 1440].map((width) => ({ language, scheme, width })),
  ),
);

describe.each(Object.entries(pages))('[R-48] the staff’s %s', (name, load) => {
  test.each(appearances)(
    '$language, $scheme, $width px: axe finds nothing and nothing sticks out',
    async (appearance) => {
      const { page, complaints } = await visitor({ ...appearance, motion: false });
      await load(page, catalogues[appearance.language]);
      await photograph(page, `staff-${name}-${appearance.language}-${appearance.scheme}-${appearance.width}`);
      expect({ axe: await axeProblems(page), out: await sticksOut(page), complaints: complaints() }).toEqual({
        axe: [],
        out: [],
        complaints: [],
      });
    },
  );

  test.each(languages)('with forced colours axe finds nothing: %s', async (language) => {
    const { page } = await visitor({ language, forcedColors: true, motion: false });
    await load(page, catalogues[language]);
    await photograph(page, `staff-${name}-${language}-forced`);
    expect(await axeProblemsInForcedColors(page)).toEqual([]);
  });
});
