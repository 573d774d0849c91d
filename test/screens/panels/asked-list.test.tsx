import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { mostListed } from '#domain/booking/history-lists.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { AskedList } from '#panels/history/asked-list.tsx';
import type { HistoryRefusal } from '#panels/history/history.flow.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const drawList = (language: (typeof languages)[number], length: number) => {
  const answer = (): Promise<Answer<readonly number[], HistoryRefusal>> =>
    Promise.resolve(granted(Array.from({ length }, (_, at) => at)));
  const machine = submissionOf<null, readonly number[], HistoryRefusal>().provide({
    actors: {
      sendForm: fromPromise(answer),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const form = createActor(machine, { input: { fields: null } }).start();
  onTestFinished(() => {
    form.stop();
  });
  drawn(
    <ShopAround>
      <AskedList form={form} onAsk={() => undefined} none={{ title: '–' }}>
        {(items) => <p>{`${items.length} :`}</p>}
      </AskedList>
    </ShopAround>,
    language,
  );
  form.send({ type: 'form.submitted', fields: null, key: '', at: 0 });
};

const notice = (language: (typeof languages)[number]) =>
  page.getByText(wordsOf(language).say('history.at-most', { most: mostListed }));

test.each(languages)(
  '[R-09] a list as long as a list may be says that there may be more: %s',
  async (language) => {
    drawList(language, mostListed);
    await expect.element(notice(language)).toBeVisible();
  },
);

test.each(languages)('[R-09] a shorter list is whole, and says nothing of the kind: %s', async (language) => {
  drawList(language, mostListed - 1);
  await expect.element(page.getByText(`${mostListed - 1} :`)).toBeVisible();
  expect(notice(language).elements()).toEqual([]);
});
