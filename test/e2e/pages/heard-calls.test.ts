import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPayment } from '#contract/payments/payments.ts';
import { callsOf } from '../../support/browser/ruled/calls-of-page.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const comes = visitorsOfThisFile(() => shop().origin);

const body = { pnr: 'AB12CD' };

/** The page calls so often, each time once the one before was answered with the next of these statuses. */
const calling = async (page: Page, ...statuses: readonly number[]) => {
  const left = [...statuses];
  await page.goto(shop().origin);
  await page.route(`**${openPayment.path}`, (route) => route.fulfill({ status: left.shift() ?? 200 }));
  const calls = callsOf(page);
  await page.evaluate(
    async ({ path, text, times }) => {
      const headers = { 'content-type': 'application/json' };
      for (let time = 0; time < times; time += 1) await fetch(path, { method: 'POST', headers, body: text });
    },
    { path: openPayment.path, text: JSON.stringify(body), times: statuses.length },
  );
  calls.stop();
  await page.unroute(`**${openPayment.path}`);
  return calls.take().filter(({ name }) => name === openPayment.name);
};

const opened = { name: 'open-payment', body, isRepeated: false };
const again = { ...opened, isRepeated: true };

test('what a page calls while a flow is walked is heard by name, with what it sends', async () => {
  const { page } = await comes();
  expect(await calling(page, 200)).toEqual([opened]);
  expect(await calling(page, 200, 200)).toEqual([opened, opened]);
});

test('what is asked again by itself, once the session is renewed, is told apart', async () => {
  const { page } = await comes();
  expect(await calling(page, 401, 200)).toEqual([opened, again]);
  expect(await calling(page, 401, 200, 200)).toEqual([opened, again, opened]);
});
