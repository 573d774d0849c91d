import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  type AskRefusal,
  askRefusalWords,
  nobodyAsked,
  type SeatmateAsked,
} from '#screens/seat-map/seatmate-ask.flow.ts';
import { SeatmateAsk } from '#screens/seat-map/seatmate-ask.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

type Asked = Answer<SeatmateAsked, AskRefusal>;

const train = { runId: 7, from: 98, to: 1325 };

const shown = async (
  language: (typeof languages)[number],
  answer: (wish: SeatmateWish) => Promise<Asked>,
) => {
  const machine = submissionOf<SeatmateWish, SeatmateAsked, AskRefusal>().provide({
    actors: {
      sendForm: fromPromise(({ input }) => answer(input.fields)),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const seatmate = createActor(machine, { input: { fields: nobodyAsked } }).start();
  drawn(
    <ShopAround>
      <SeatmateAsk seatmate={seatmate} plan={null} train={train} party="a-party" />
    </ShopAround>,
    language,
  );
  const { say } = wordsOf(language);
  await page.getByText(say('seat-map.seatmate'), { exact: true }).click();
  return {
    say,
    type: async (locator: string, surname: string) => {
      await page.getByLabelText(say('seat-map.seatmate.locator')).fill(locator);
      await page.getByLabelText(say('seat-map.seatmate.surname')).fill(surname);
      await page.getByRole('button', { name: say('seat-map.seatmate.submit') }).click();
    },
  };
};

test.each(languages)(
  'what cannot be meant is told at its field; what was asked is answered with the number: %s',
  async (language) => {
    const asked: SeatmateWish[] = [];
    const { say, type } = await shown(language, async (wish) => {
      asked.push(wish);
      return granted({ sign: '4821' });
    });
    await type('', '');
    await expect.element(page.getByText(say('lookup.problem.locator-missing'))).toBeVisible();
    await expect.element(page.getByText(say('seat-map.seatmate.surname-missing'))).toBeVisible();
    await type('K7Q2ZT', 'a@b');
    await expect.element(page.getByText(say('lookup.problem.surname-not-one'))).toBeVisible();
    expect(asked).toEqual([]);
    await type('K7Q2ZT', 'Yolcu');
    await expect.element(page.getByText('4821')).toBeVisible();
    expect(asked).toEqual([
      {
        trainId: 7,
        fromStationId: 98,
        toStationId: 1325,
        party: 'a-party',
        locator: 'K7Q2ZT',
        surname: 'Yolcu',
      },
    ]);
    await page.getByRole('button', { name: say('seat-map.seatmate.again') }).click();
    await expect.element(page.getByLabelText(say('seat-map.seatmate.locator'))).toHaveValue('');
  },
);

test.each([
  ['too-many-tries', async () => refused('too-many-tries')],
  ['train-departed', async () => refused('train-departed')],
  ['not-reached', () => Promise.reject(new Error('nobody answers'))],
] as const)('a refusal keeps what was typed: %s', async (cause, answer) => {
  const { say, type } = await shown('tr', answer);
  await type('K7Q2ZT', 'Yolcu');
  await expect.element(page.getByText(say(askRefusalWords[cause]))).toBeVisible();
  await expect.element(page.getByLabelText(say('seat-map.seatmate.surname'))).toHaveValue('Yolcu');
});
