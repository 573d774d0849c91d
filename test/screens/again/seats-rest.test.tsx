import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { languages } from '#domain/values/language.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';
import { mapOf } from '#test/support/coach-maps.ts';
import { bookingNow, journeyIn } from '#test/support/seated-booking.ts';
import { never, readPlan } from '#test/support/views/read-plan.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ChosenSeats } from './chosen-seats.tsx';
import { refusingUntil } from './rests-until.ts';

const second = 1_000;
const there = journeyIn(19 * 86_400_000);
const coach = mapOf(262, 1);

test.each(languages)(
  '[E-07] in %s, who asked for seats too often reads in the message how long to wait, sees it count, and hears when it is over',
  async (language) => {
    const { say } = wordsOf(language);
    const { hour, now, refuse } = refusingUntil();
    const plan = readPlan([coach], there, null);
    const hold = createActor(
      seatHoldMachine.provide({
        actors: {
          holdSeats: fromPromise((): Promise<HoldAnswer> => refuse()),
          holdEnd: never,
          waitingEnd: never,
        },
      }),
      { input: { needed: 2, party: 'p'.repeat(22), seats: [], now: bookingNow } },
    ).start();
    onTestFinished(() => {
      hold.stop();
    });
    drawn(<ChosenSeats hold={hold} plan={plan} there={there} back={null} now={now} />, language);
    await expect.poll(() => plan.getSnapshot().matches('shown')).toBe(true);
    const best = page.getByRole('button', { name: say('seat-map.best', { count: 2 }), exact: true });
    await best.click();
    const message = page.getByRole('alert').filter({ hasText: say('seat-map.refused.hold') });
    const seen = message.getByText(say('again.seconds', { count: 40 })).first();
    await expect.element(seen).toBeVisible();
    const heard = () => message.getByRole('status').element().textContent;
    hour.now += 39 * second;
    await expect
      .element(message.getByText(say('again.seconds', { count: 1 }), { exact: true }))
      .toBeVisible();
    expect(heard()).toBe(say('again.seconds', { count: 40 }));
    hour.now += second;
    await expect.poll(heard).toBe(say('again.now'));
    await best.click();
    await expect.poll(heard).toBe(say('again.seconds', { count: 40 }));
  },
);
