import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buyExtras } from '#contract/tickets/extras.ts';
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

type Words = Reader['words'];

const drawn = drawnReaders();

const panel = (page: Page, words: Words) => page.getByRole('region', { name: words['extras.title'] });

const choose = (page: Page, words: Words, name: string) =>
  panel(page, words).getByRole('checkbox', { name, exact: true }).check();

const send = (page: Page, words: Words) =>
  panel(page, words).getByRole('button', { name: words['extras.submit'], exact: true }).press('Enter');

const foundTicket = async ({ language, words }: Reader) => {
  const opened = await visitor({ language });
  const { page } = opened;
  await page.setViewportSize({ width: 320, height: 900 });
  const { locator } = await boughtByCalls(page, shop().origin, 'Y1');
  await lookUp(page, locator, words);
  await waitForState(page, 'ticket-actions', 'choosing');
  return { ...opened, locator };
};

const wishingForLift = async (reader: Reader) => {
  const { words } = reader;
  const { page } = await foundTicket(reader);
  const lift = words['reference.special-service.lift.name'];
  await choose(page, words, lift);
  return { page, words, lift, world: worldHand(shop().origin), own: panel(page, words) };
};

const narrowest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const mealOf = (words: Words) => words['reference.special-service.meal.name'];

const servicesIn = (page: Page, words: Words) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(words['ticket.services'], { exact: true }) })
    .locator('dd')
    .allInnerTexts();

test.each(drawn)(
  '[S-18] in $language, help is added to a bought ticket at once and for nothing, and is not had twice',
  async (reader) => {
    const { words } = reader;
    const { page, complaints } = await foundTicket(reader);
    const [ramp, escort] = [
      words['reference.special-service.ramp.name'],
      words['reference.special-service.escort.name'],
    ];
    const own = panel(page, words);
    await send(page, words);
    await own.getByText(words['extras.choose-service'], { exact: true }).waitFor();
    expect([await axeProblems(page), await narrowest(page)]).toEqual([[], true]);
    await choose(page, words, ramp);
    await choose(page, words, escort);
    await send(page, words);
    await own.getByText(words['extras.done']).waitFor();
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual([ramp, escort]);
    expect([await axeProblems(page), await narrowest(page), complaints()]).toEqual([[], true, []]);
    await own.getByRole('button', { name: words['extras.again'], exact: true }).press('Enter');
    await own.getByText(words['extras.had'], { exact: true }).first().waitFor();
    const isOffered = (name: string) => own.getByRole('checkbox', { name, exact: true }).isEnabled();
    expect([await isOffered(ramp), await isOffered(words['reference.special-service.lift.name'])]).toEqual([
      false,
      true,
    ]);
    expect((await servicesIn(page, words)).join()).toContain(ramp);
  },
);

test.each(drawn)(
  '[E-09] [S-18] in $language, a service that was had while its answer was lost is told as had, and a meal is asked for once',
  async (reader) => {
    const { page, words, world, own, lift } = await wishingForLift(reader);
    await world.answer(buyExtras.name, { kind: 'lose' });
    await send(page, words);
    await own.getByText(words['extras.not-reached'], { exact: true }).waitFor();
    expect(await own.getByText(words['extras.refused']).count()).toBe(0);
    await world.turn({ do: 'let-pass', name: null });
    await send(page, words);
    await own.getByText(words['extras.done']).waitFor();
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual([lift]);
    await own.getByRole('button', { name: words['extras.again'], exact: true }).press('Enter');
    await choose(page, words, mealOf(words));
    await send(page, words);
    await own.getByText(words['extras.quoted.text'], { exact: true }).waitFor();
    await world.answer(buyExtras.name, { kind: 'lose' });
    await own.getByRole('button', { name: amountIn(words['extras.pay']) }).press('Enter');
    await own.getByText(words['extras.not-reached'], { exact: true }).waitFor();
    expect(await own.getByRole('checkbox', { name: mealOf(words), exact: true }).isChecked()).toBe(true);
    await world.turn({ do: 'let-pass', name: null });
    await send(page, words);
    await own.getByText(words['extras.quoted.text'], { exact: true }).waitFor();
    await own.getByRole('button', { name: amountIn(words['extras.pay']) }).press('Enter');
    await waitForState(page, 'payment', 'choosing.enteringCard');
  },
);

test.each(drawn)(
  '[E-09] [S-18] in $language, an answer that is lost is told; what was chosen stays and is sent again',
  async (reader) => {
    const { page, words, world, own, lift } = await wishingForLift(reader);
    await world.hold([buyExtras.name]);
    await send(page, words);
    await world.release(buyExtras.name, { kind: 'garbage' });
    await own.getByText(words['extras.not-reached'], { exact: true }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await send(page, words);
    await world.release(buyExtras.name, refuses('too-many-tries'));
    await own.getByText(words['wire.too-many-tries']).waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await send(page, words);
    await own.getByText(words['extras.done']).waitFor();
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual([lift]);
  },
);

/** A meal is wished for, its price is told, and the page goes on to its payment. */
const toMealPayment = async (reader: Reader) => {
  const { words } = reader;
  const found = await foundTicket(reader);
  const { page } = found;
  await choose(page, words, mealOf(words));
  await send(page, words);
  const own = panel(page, words);
  await own.getByText(words['extras.quoted.text'], { exact: true }).waitFor();
  expect([await axeProblems(page), await narrowest(page)]).toEqual([[], true]);
  await own.getByRole('button', { name: amountIn(words['extras.pay']) }).press('Enter');
  await waitForState(page, 'payment', 'choosing.enteringCard');
  return found;
};

test.each(drawn)(
  '[S-18] in $language, a meal is told its price, is paid on the page of every payment, and stands on the ticket',
  async (reader) => {
    const { words } = reader;
    const { page, complaints } = await toMealPayment(reader);
    const summary = page.getByRole('region', { name: words['price.title'] });
    await summary.getByText(mealOf(words), { exact: true }).waitFor();
    expect([await axeProblems(page), await narrowest(page)]).toEqual([[], true]);
    await payBy(page, '5400610000010018', words);
    await onBankPage(page);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
    await page.getByRole('heading', { name: words['result.extras.heading'], exact: true }).waitFor();
    expect(await servicesIn(page, words)).toEqual([mealOf(words)]);
    expect([await axeProblems(page), await narrowest(page), complaints()]).toEqual([[], true, []]);
  },
);

test.each(drawn)(
  '[S-18] in $language, whoever leaves the payment of a meal gives up the meal alone, and the ticket stays',
  async (reader) => {
    const { words } = reader;
    const { page, locator } = await toMealPayment(reader);
    await page.getByRole('button', { name: words['payment.leave'], exact: true }).press('Enter');
    const question = page.locator('dialog[open]');
    await question.getByText(words['payment.leave.extras.text'], { exact: true }).waitFor();
    await question
      .getByRole('button', { name: words['payment.leave.extras.yes'], exact: true })
      .press('Enter');
    await page.getByRole('form', { name: words['trip.name'] }).waitFor();
    await lookUp(page, locator, words);
    await panel(page, words).waitFor();
    expect(await servicesIn(page, words)).toEqual([]);
  },
);
