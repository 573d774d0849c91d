import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { AlarmWish } from '#domain/alarm-wish.ts';
import { type Answer, granted } from '#domain/answer.ts';
import { languages } from '#domain/language.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { type AlarmRefusal, type DrawnAlarm, faultWords } from '#screens/seat-alarm/seat-alarm.flow.ts';
import { SeatAlarm } from '#screens/seat-alarm/seat-alarm.tsx';
import { axeInPage } from '#test/support/axe-in-page.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const fields: AlarmWish = {
  trainId: 7,
  fromStationId: 98,
  toStationId: 93,
  cabinClass: 'DSB',
  seats: 1,
  email: 'yolcu@example.com',
};

const nothing: DrawnAlarm = { train: null, fault: null, sent: null, ended: null };

const train: DrawnAlarm['train'] = {
  runId: 7,
  name: '81001 YHT',
  from: { id: 98, name: 'Ankara' },
  to: { id: 93, name: 'Eskişehir' },
  departure: Date.parse('2026-12-05T09:00:00+03:00'),
  classes: ['DSB'],
  seats: 1,
  most: 11,
  listPath: '/sefer-listesi',
};

const view = (shown: DrawnAlarm) => {
  const machine = submissionOf<AlarmWish, null, AlarmRefusal>().provide({
    actors: {
      sendForm: fromPromise(async (): Promise<Answer<null, AlarmRefusal>> => granted(null)),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const form = createActor(machine, { input: { fields } }).start();
  onTestFinished(() => {
    form.stop();
  });
  return (
    <ShopAround>
      <main>
        <SeatAlarm form={form} drawn={shown} ownEmail="" />
      </main>
    </ShopAround>
  );
};

test.each(languages)('why a train was not found is told as it was: %s', async (language) => {
  const { say } = wordsOf(language);
  const { redraw } = drawn(view(nothing), language);
  await expect.element(page.getByText(say('alarm.none'))).toBeVisible();
  for (const fault of ['not-reached', 'too-many-tries', 'day-not-on-sale', 'no-train-found'] as const) {
    redraw(view({ ...nothing, fault }));
    await expect.element(page.getByText(say('alarm.fault'))).toBeVisible();
    await expect.element(page.getByText(say(faultWords[fault]))).toBeVisible();
    const again = page.getByRole('link', { name: say('app.part.reload') }).elements();
    expect([fault, again.length]).toEqual([
      fault,
      fault.startsWith('not-') || fault.startsWith('too-') ? 1 : 0,
    ]);
  }
  expect(await axeInPage()).toEqual([]);
});

test.each(languages)('wheelchair places are awaited in words of their own: %s', async (language) => {
  const { say } = wordsOf(language);
  const { redraw } = drawn(view({ ...nothing, train }), language);
  await expect.element(page.getByRole('radio', { name: say('alarm.cabin.DSB') })).toBeChecked();
  expect(await axeInPage()).toEqual([]);
  redraw(view({ ...nothing, train, sent: { wish: fields, became: 'done' } }));
  await expect
    .element(page.getByText(say('alarm.done.text.DSB', { seats: 1, email: fields.email })))
    .toBeVisible();
});
