import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { EndAlarm } from '#screens/seat-alarm/end-alarm.tsx';
import {
  type AlarmEnd,
  type AlarmRefusal,
  type DrawnAlarm,
  type EndRefusal,
  faultWords,
} from '#screens/seat-alarm/seat-alarm.flow.ts';
import { SeatAlarm } from '#screens/seat-alarm/seat-alarm.tsx';
import type { Agreement, AgreeRefusal } from '#screens/seatmate/seatmate.flow.ts';
import { Seatmate } from '#screens/seatmate/seatmate.tsx';
import { axeInPage } from '../support/views/axe-in-page.ts';
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

const emptyAlarm: DrawnAlarm = { train: null, fault: null, sent: null, ended: null };

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

/** A form as it stands before anything was sent. */
const formOf = <Fields, Refusal extends string>(blank: Fields) => {
  const machine = submissionOf<Fields, null, Refusal>().provide({
    actors: {
      sendForm: fromPromise(async (): Promise<Answer<null, Refusal>> => granted(null)),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const form = createActor(machine, { input: { fields: blank } }).start();
  onTestFinished(() => {
    form.stop();
  });
  return form;
};

const around = (children: ReactNode) => (
  <ShopAround>
    <main>{children}</main>
  </ShopAround>
);

const view = (shown: DrawnAlarm) => {
  const form = formOf<AlarmWish, AlarmRefusal>(fields);
  return around(<SeatAlarm form={form} drawn={shown} ownEmail="" />);
};

test.each(languages)('why a train was not found is told as it was: %s', async (language) => {
  const { say } = wordsOf(language);
  const { redraw } = drawn(view(emptyAlarm), language);
  await expect.element(page.getByText(say('alarm.none'))).toBeVisible();
  for (const fault of ['not-reached', 'too-many-tries', 'day-not-on-sale', 'no-train-found'] as const) {
    redraw(view({ ...emptyAlarm, fault }));
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
  const { redraw } = drawn(view({ ...emptyAlarm, train }), language);
  await expect.element(page.getByRole('radio', { name: say('alarm.cabin.DSB') })).toBeChecked();
  expect(await axeInPage()).toEqual([]);
  redraw(view({ ...emptyAlarm, train, sent: { wish: fields, became: 'done' } }));
  await expect
    .element(page.getByText(say('alarm.done.text.DSB', { seats: 1, email: fields.email })))
    .toBeVisible();
});

test('whoever chooses the wheelchair class waits for one place, and for all again in another class', async () => {
  const { say } = wordsOf('tr');
  const party = { ...train, classes: ['Y1', 'DSB', 'C'] as const, seats: 3 };
  drawn(view({ ...emptyAlarm, train: party }), 'tr');
  const seats = page.getByLabelText(say('alarm.seats'));
  await expect.element(seats).toHaveValue('3');
  await page.getByRole('radio', { name: say('alarm.cabin.DSB') }).click();
  await expect.element(seats).toHaveValue('1');
  await page.getByRole('radio', { name: 'Business' }).click();
  await expect.element(seats).toHaveValue('3');
});

test.each(languages)(
  'where only the answer was lost no page says that nothing was done: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const seen = async (title: MessageId, never: MessageId) => {
      await expect.element(page.getByText(say(title))).toBeVisible();
      expect(page.getByText(say(never)).elements()).toEqual([]);
    };
    const { redraw } = drawn(
      view({ ...emptyAlarm, train, sent: { wish: fields, became: 'not-reached' } }),
      language,
    );
    await seen('settling.unheard', 'alarm.refused');
    redraw(view({ ...emptyAlarm, train, sent: { wish: fields, became: 'train-departed' } }));
    await seen('alarm.refused', 'settling.unheard');
    const ending = formOf<AlarmEnd, EndRefusal>({ code: 'abc' });
    const agreeing = formOf<Agreement, AgreeRefusal>({ code: 'abc' });
    redraw(around(<EndAlarm ending={ending} code="abc" ended="not-reached" />));
    await seen('settling.unheard', 'alarm.cancel.refused');
    redraw(around(<EndAlarm ending={ending} code="abc" ended="alarm-over" />));
    await seen('alarm.cancel.refused', 'settling.unheard');
    redraw(around(<Seatmate form={agreeing} code="abc" drawn={{ became: 'not-reached' }} />));
    await seen('settling.unheard', 'seatmate.refused');
    redraw(around(<Seatmate form={agreeing} code="abc" drawn={{ became: 'seatmate-link-over' }} />));
    await seen('seatmate.refused', 'settling.unheard');
  },
);
