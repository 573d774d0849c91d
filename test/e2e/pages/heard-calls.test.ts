import { expect, test } from 'vitest';
import { openPayment } from '#contract/payments/payments.ts';
import { callsOf } from '../../support/browser/ruled/calls-of-page.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const comes = visitorsOfThisFile(() => shop().origin);

test('what a page calls while a flow is walked is heard by name, with what it sends', async () => {
  const { page } = await comes();
  await page.goto(shop().origin);
  const calls = callsOf(page);
  const send = { path: openPayment.path, body: { pnr: 'AB12CD' } };
  await page.evaluate(async ({ path, body }) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }, send);
  const isOpening = ({ name }: { readonly name: string }) => name === openPayment.name;
  expect(calls.take().filter(isOpening)).toEqual([{ name: 'open-payment', body: send.body }]);
  expect(calls.take().filter(isOpening)).toEqual([]);
  calls.stop();
});
