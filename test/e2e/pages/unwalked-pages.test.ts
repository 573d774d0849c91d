import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { findOpenTickets, findRefundCoupons, findReservations } from '#contract/tickets/histories.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { problemsAtLength } from '../../support/browser/looking/at-length.ts';
import { problemsOf } from '../../support/browser/looking/judge.ts';
import { openEyes, sightOf } from '../../support/browser/looking/sight-of.ts';
import { waysToLook } from '../../support/browser/looking/ways-to-look.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { seedHistory } from '../../support/shop/seed-history.ts';
import { worldHand } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const ayseId = 1001;

/** Where no walk of a flow comes to. */
const lists = ['my-tickets', 'my-open-tickets', 'open-tickets-and-coupons', 'my-subscriptions'] as const;
const others = [
  'saved-contacts',
  'tourist-trains',
  'transport-rules',
  'not-found',
  'seat-alarm',
  'open-ticket-search',
] as const;

/** What can be said of a page by itself, without what came before. */
const judged: ReadonlySet<string> = new Set([
  'one-main-action',
  'targets-large',
  'texts-whole',
  'controls-apart',
  'one-language',
  'whole-sentences',
  'fits-narrow',
]);

const problemsOn = async (page: Page, name: AddressName, isTouch: boolean) => {
  await page.goto(addresses[name].path);
  await waitForHydration(page);
  await page.waitForFunction(() => document.querySelector('#content output svg') === null);
  const sight = await sightOf(page);
  if (sight === null) throw new Error(`Nothing was seen of ${name}.`);
  const view = { sight, before: null, by: 'reader', isHeld: false, isTouch, isStart: true } as const;
  return [...problemsOf(view), ...(await problemsAtLength(page))]
    .filter(({ rule }) => judged.has(rule))
    .map(({ rule, what }) => `${name}: ${rule}: ${what}`);
};

/** All of them, one after the other, as a member. */
const found = async (language: Language, names: readonly AddressName[]): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const way of waysToLook(`${names.join()} ${language}`)) {
    const { page } = await visitor({ ...way, language, own: true });
    await openEyes(page);
    await openAsMember(page, shop(), addresses['password-update'].path);
    for (const name of names) problems.push(...(await problemsOn(page, name, way.touch ?? false)));
  }
  return problems;
};

describe('a page that no walk comes to is as easy to read and to press as the others', () => {
  test.each(drawnLanguages())('%s: nothing was bought', async (language) => {
    expect(await found(language, [...lists, ...others])).toEqual([]);
  });

  test.each(drawnLanguages())('%s: no list was reached', async (language) => {
    const world = worldHand(shop().origin);
    for (const { name } of [findReservations, findOpenTickets, findRefundCoupons])
      await world.answer(name, { kind: 'refuse', status: 500 });
    expect(await found(language, lists)).toEqual([]);
    await world.turn({ do: 'let-pass', name: null });
  });

  describe('everything was bought', () => {
    beforeAll(async () => {
      await seedHistory(shop().databaseUrl, ayseId);
    }, 60_000);

    test.each(drawnLanguages())('%s', async (language) => {
      expect(await found(language, lists)).toEqual([]);
    });
  });
});
