import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { refused } from '#domain/values/answer.ts';
import type { MessageId } from '#i18n/message-id.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { ExtensionAnswer, HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';
import { heldIn, mapOf } from '#test/support/coach-maps.ts';
import { bookingNow, journeyIn } from '#test/support/seated-booking.ts';
import { never, readPlan } from '#test/support/views/read-plan.ts';
import { ChosenSeats } from './again/chosen-seats.tsx';
import { drawn } from './drawn.tsx';

const coach = mapOf(262, 1);
const there = journeyIn(19 * 86_400_000);
const minute = 60_000;
const held = ['5A', '6A'].map((seat, passenger) =>
  heldIn(coach, seat, passenger, { deadline: bookingNow + minute }),
);

type Way = { readonly back: ReturnType<typeof journeyIn> | null; readonly seats: readonly HeldSeat[] };

/** Two who travel have a seat each, and what the server is asked to give back is written down. */
const choose = async ({ back, seats }: Way = { back: null, seats: held }) => {
  const returned: (readonly string[])[] = [];
  const plan = readPlan([coach], there, back);
  const hold = createActor(
    seatHoldMachine.provide({
      actors: {
        holdSeats: fromPromise(async (): Promise<HoldAnswer> => refused('seat-taken')),
        extendHold: fromPromise(async (): Promise<ExtensionAnswer> => refused('hold-not-extended')),
        returnSeats: fromPromise(async ({ input }) => {
          returned.push(input.seats.map(({ seat }) => seat));
          return null;
        }),
        holdEnd: never,
        waitingEnd: never,
      },
    }),
    { input: { needed: back === null ? 2 : 4, party: 'p'.repeat(22), seats, now: bookingNow } },
  ).start();
  onTestFinished(() => {
    hold.stop();
  });
  drawn(<ChosenSeats hold={hold} plan={plan} there={there} back={back} now={() => bookingNow} />);
  await expect.element(page.getByRole('group', { name: tr['seat-map.who'] })).toBeVisible();
  return { hold, plan, returned };
};

test('the choice that is undone is the last one, and its seat alone is given back', async () => {
  const { returned } = await choose();
  await page.getByRole('button', { name: tr['seat-map.undo'] }).click();
  await expect.poll(() => returned).toEqual([['6A']]);
});

test.each<[string, MessageId, MessageId]>([
  ['more time', 'seat-map.refused.extension', 'seat-map.refused.hold'],
  ['a seat', 'seat-map.refused.hold', 'seat-map.refused.extension'],
])('what was refused is named: %s', async (what, named, other) => {
  const { hold } = await choose();
  const [first] = held;
  if (what === 'more time') hold.send({ type: 'extension.asked', at: bookingNow });
  else if (first !== undefined)
    hold.send({ type: 'seats.chosen', seats: [{ ...first, seat: '7A' }], at: bookingNow });
  await expect.element(page.getByText(tr[named])).toBeVisible();
  expect(page.getByText(tr[other]).query()).toBeNull();
});

test('whoever asks for more time in the bar is at the answer above it, and goes on with the clock behind it', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(1280, 900);
  await choose();
  await page.getByRole('button', { name: tr['seat-clock.extend'] }).click();
  const before = scrollY;
  const reply = page.getByRole('alert').filter({ hasText: tr['seat-map.refused.extension'] });
  await expect.element(reply).toHaveFocus();
  expect(scrollY).toBe(before);
});

test('whoever stands at a seat stands there still when the window is turned round', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(1280, 900);
  await choose();
  const seat = page.getByRole('gridcell', { name: /\b7A\b/ });
  await seat.click();
  await expect.element(seat).toHaveFocus();
  await page.viewport(700, 900);
  await expect.element(page.getByRole('gridcell', { name: /\b7A\b/ })).toHaveFocus();
});

const backSeats = held.map((seat) => ({ ...seat, direction: 'back' as const, holdId: `b-${seat.seat}` }));

test.each<[string, Way['seats'], number]>([
  ['the way back', held, 1],
  ['the way there', backSeats, 0],
])('[S-11] where everybody sits in one train the bar leads to the other: %s', async (_, seats, train) => {
  const { plan } = await choose({ back: journeyIn(26 * 86_400_000), seats });
  plan.send({ type: 'train.chosen', train: 1 - train, at: bookingNow });
  await page.getByRole('button', { name: tr['seat-map.to-train'], exact: true }).click();
  await expect.poll(() => plan.getSnapshot().context.train).toBe(train);
  await expect
    .element(page.getByRole('group', { name: tr['seat-map.trains'] }).getByRole('radio').nth(train))
    .toHaveFocus();
});

test('[S-11] nobody is led to another train while a seat is wanting in this one, or none is wanting at all', async () => {
  const back = journeyIn(26 * 86_400_000);
  const { hold } = await choose({ back, seats: [...held, ...backSeats] });
  const pay = page.getByRole('button', { name: tr['seat-map.to-payment'], exact: true });
  await expect.element(pay).toBeEnabled();
  const [first] = held;
  if (first !== undefined) hold.send({ type: 'seats.returned', seats: [first], at: bookingNow });
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
});

test('[R-03] who has a seat reads its class beside it', async () => {
  await choose({ back: null, seats: held.map((seat) => ({ ...seat, cabinClass: 'L' })) });
  await expect.element(page.getByText(`2. vagon, 5A, ${tr['cabin.L']}`)).toBeVisible();
});
