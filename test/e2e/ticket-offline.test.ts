import { expect, test } from 'vitest';
import { showBoardingPass } from '#contract/boarding.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeFindings } from '#test/support/axe.ts';
import { bookFor } from '#test/support/booked-visit.ts';
import { onBankPage, payBy } from '#test/support/card-buyer.ts';
import { flowState } from '#test/support/flow-state.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';
import { worldHand } from '#test/support/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const goodCard = '5400610000010018';
const { say } = wordsIn('tr', wholeCatalogue('tr'));
const [keep, forget] = [say('copies.keep', { count: 1 }), say('copies.forget', { count: 1 })];

test('[R-05] a ticket that is kept on the device opens without a network, and no other page is stood before', async () => {
  const { page } = await visitor();
  await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await payBy(page, goodCard);
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByRole('heading', { name: tr['result.issued.heading'] }).waitFor();
  const pass = await page
    .getByRole('link', { name: tr['ticket.boarding-pass'] })
    .first()
    .getAttribute('href');

  await expect.poll(() => flowState(page, 'booking'), soon).toBe('ended.issued');
  const world = worldHand(shop().origin);
  const broken = { kind: 'refuse', status: 500 } as const;
  await world.turn({ do: 'meet', name: showBoardingPass.name, with: broken, times: null });
  await page.getByRole('button', { name: keep }).click();
  await page.getByText(tr['copies.refused.not-reached'], { exact: true }).waitFor();
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
  await page.getByRole('button', { name: keep }).click();
  await page.getByText(tr['copies.kept.text'], { exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.goto(pass ?? '');
  await page.getByRole('heading', { name: tr['boarding.heading'] }).waitFor();
  expect(await page.locator('img[src^="data:image/svg"]').count()).toBe(1);
  expect(await page.getByText('DENEME YOLCU').count()).toBeGreaterThan(0);
  await page.getByText(tr['copies.kept.text'], { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.goto('/odeme')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await page.context().setOffline(false);
  await page.goto(pass ?? '');
  await page.getByRole('button', { name: forget }).click();
  await page.getByRole('button', { name: keep }).waitFor();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.context().setOffline(true);
  await expect(page.goto(pass ?? '')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
