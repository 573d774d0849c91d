import { expect, test } from 'vitest';
import { cancelPackage } from '#contract/tickets/packages.ts';
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { placesAt } from '../../support/shop/killed-shop.ts';
import { worldHand } from '../../support/shop/world.ts';
import { buyPackageIn } from '../../support/visits/package-in-browser.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const path = '/abonmanliklarim';

/** The page of a member who has bought ten boardings, and the card of them. */
const withPackage = async ({ language, words }: Reader) => {
  const opened = await visitor({ language, width: 320 });
  const { page } = opened;
  const locator = await buyPackageIn(page, await placesAt(shop().origin));
  await openAsMember(page, shop(), path);
  const card = page.getByRole('article').filter({ hasText: locator });
  await card.getByRole('button', { name: words['package.cancel'], exact: true }).press('Enter');
  await card.getByText(words['package.status.active'], { exact: true }).waitFor();
  return { ...opened, card };
};

const confirming = (words: Reader['words']) => ({ name: amountIn(words['package.cancel.confirm']) });

test.each(drawnReaders())(
  '[R-12] [C-10] in $language, what a cancelled package brings is told, kept or taken, and then it is passive for good',
  async (reader) => {
    const { words } = reader;
    const { page, card, complaints } = await withPackage(reader);
    await card.getByRole('button', confirming(words)).waitFor();
    expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
    await card.getByRole('button', { name: words['package.cancel.keep'], exact: true }).press('Enter');
    await card.getByRole('button', { name: words['package.cancel'], exact: true }).press('Enter');
    await card.getByRole('button', confirming(words)).press('Enter');
    await card.getByText(words['package.cancel.done'], { exact: false }).first().waitFor();
    await card.getByText(words['package.status.passive'], { exact: true }).waitFor();
    expect([await axeProblems(page), await sticksOut(page), complaints()]).toEqual([[], [], []]);
    await page.reload();
    await card.getByText(words['package.status.passive'], { exact: true }).waitFor();
    await card.getByText(words['package.refused.passive'], { exact: true }).waitFor();
  },
);

test.each(drawnReaders())(
  '[R-12] in $language, a cancellation whose answer was lost is told as not known, and as done when it is asked again',
  async (reader) => {
    const { words } = reader;
    const { card } = await withPackage(reader);
    const world = worldHand(shop().origin);
    await card.getByRole('button', confirming(words)).waitFor();
    await world.answer(cancelPackage.name, { kind: 'lose' });
    await card.getByRole('button', confirming(words)).press('Enter');
    await card.getByText(words['package.cancel.not-reached'], { exact: true }).waitFor();
    await card.getByText(words['settling.unheard']).waitFor();
    expect(await card.getByText(words['package.cancel.refused']).count()).toBe(0);
    await world.turn({ do: 'let-pass', name: null });
    await card.getByRole('button', { name: words['settling.ask'], exact: true }).press('Enter');
    await card.getByText(words['package.cancel.done'], { exact: false }).first().waitFor();
    await card.getByText(words['package.status.passive'], { exact: true }).waitFor();
  },
);
