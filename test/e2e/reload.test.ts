import { expect, test } from 'vitest';
import { selectSeat } from '#contract/inventory.ts';
import { openPayment } from '#contract/payments.ts';
import { cancelReservation, createPnr } from '#contract/rail-booking.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { described, handOver, writtenOf } from '#test/support/desk.ts';
import { flowState } from '#test/support/flow-state.ts';
import { type Asked, purchase, type Reading } from '#test/support/purchase-calls.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';
import { worldHand } from '#test/support/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** What the flow itself waits for an answer; a call alone would take longer. */
const patience = 12_500;

const writing = '**/keeping/flows';

/** Where a flow stands while a call is asked. */
const standing: Readonly<Record<string, string>> = {
  [selectSeat.name]: 'waiting',
  [createPnr.name]: 'creating',
  [openPayment.name]: 'opening',
  [cancelReservation.name]: 'telling',
};

const written = async ({ page }: Reading) => (await page.request.get('/keeping/flows/booking')).text();

const reloadsWhileAsked = async (reading: Reading, asked: Asked) => {
  const { page, world, words } = reading;
  const { call } = asked;
  await asked.come?.(reading);
  await world.hold([call]);
  await asked.ask(reading);
  await world.forget([call]);
  await expect.poll(() => written(reading), soon).toContain(`\\"${standing[call]}\\"`);
  // A page that is left may hear its call break off, and write that down: here it does not.
  await page.route(writing, (route) => route.abort());
  await page.reload();
  await page.unroute(writing);
  await world.forget([call]);
  await world.pass(patience);
  await page.clock.fastForward(patience);
  await page.getByText(words[asked.told], { exact: true }).first().waitFor();
  await world.turn({ do: 'let-pass', name: call });
  await (asked.afresh ?? asked.again)(reading);
  await asked.goesOn(reading);
};

test('[S-09] a reload while the server is asked: it is asked again, and the wait for its answer still ends', async () => {
  const { page } = await visitor();
  const { origin } = shop();
  const ground = { context: page.context(), origin };
  const reading = { page, origin, world: worldHand(origin), words: tr };
  await page.clock.install();
  await handOver(ground, writtenOf(await described(ground)));
  await page.goto('/koltuk-haritasi');
  await page.getByRole('button', { name: tr['passenger.submit'], exact: true }).press('Enter');
  await expect.poll(() => flowState(page, 'seat-plan'), soon).toBe('shown.fresh');
  const asked = purchase.filter(({ call }) => call in standing);
  for (const each of asked) await reloadsWhileAsked(reading, each);
  expect(asked.length).toBe(Object.keys(standing).length);
});
