import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  type CopiesRefusal,
  type CopiesWish,
  refusalWords,
} from '#panels/ticket-copies/ticket-copies.flow.ts';
import { TicketCopies } from '#panels/ticket-copies/ticket-copies.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

type Kept = Answer<{ readonly areKept: boolean }, CopiesRefusal>;

const copied = { locator: 'KEDI23', addresses: ['/bilet/a', '/bilet/b'], are: 'all' } as const;

const shown = (language: (typeof languages)[number], answer: (wish: CopiesWish) => Promise<Kept>) => {
  const machine = submissionOf<CopiesWish, { readonly areKept: boolean }, CopiesRefusal>().provide({
    actors: {
      sendForm: fromPromise(({ input }) => answer(input.fields)),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const copies = createActor(machine, { input: { fields: { ...copied, wish: 'look' } } }).start();
  drawn(
    <ShopAround>
      <TicketCopies copies={copies} />
    </ShopAround>,
    language,
  );
  return copies;
};

test.each(languages)(
  '[R-05] tickets are kept on this device and taken off it again: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const asked: CopiesWish[] = [];
    shown(language, async (wish) => {
      asked.push(wish);
      return granted({ areKept: wish.wish === 'keep' });
    });
    await page.getByRole('button', { name: say('copies.keep', { count: 2 }) }).click();
    await expect.element(page.getByText(say('copies.kept.title', { count: 2 }))).toBeVisible();
    await page.getByRole('button', { name: say('copies.forget', { count: 2 }) }).click();
    await expect.element(page.getByRole('button', { name: say('copies.keep', { count: 2 }) })).toBeVisible();
    expect(asked).toEqual([
      { ...copied, wish: 'keep' },
      { ...copied, wish: 'forget' },
    ]);
  },
);

test('[R-05] what came of keeping tickets stands beneath the button, both in the window', async () => {
  const { say } = wordsOf('tr');
  document.body.style.paddingBlockStart = `${innerHeight - 60}px`;
  onTestFinished(() => {
    document.body.style.removeProperty('padding-block-start');
  });
  shown('tr', async (wish) => granted({ areKept: wish.wish === 'keep' }));
  await page.getByRole('button', { name: say('copies.keep', { count: 2 }) }).click();
  const title = page.getByText(say('copies.kept.title', { count: 2 }));
  await expect.element(title).toBeVisible();
  const notice = title.element().getBoundingClientRect();
  const forget = page.getByRole('button', { name: say('copies.forget', { count: 2 }) });
  const button = forget.element().getBoundingClientRect();
  expect(button.top).toBeGreaterThanOrEqual(0);
  expect(button.bottom).toBeLessThanOrEqual(notice.top);
  expect(notice.bottom).toBeLessThanOrEqual(innerHeight);
});

test('[R-05] that tickets were kept before is found out below the window, and the window stays where it is read', async () => {
  const { say } = wordsOf('tr');
  const read = document.createElement('button');
  read.style.cssText = `display: block; block-size: ${innerHeight + 200}px`;
  document.body.prepend(read);
  onTestFinished(() => read.remove());
  const copies = shown('tr', async () => granted({ areKept: true }));
  read.focus({ preventScroll: true });
  copies.send({ type: 'form.submitted', fields: { ...copied, wish: 'look' }, key: 'look', at: 0 });
  await expect.element(page.getByText(say('copies.kept.title', { count: 2 }))).toBeInTheDocument();
  expect([scrollY, document.activeElement]).toEqual([0, read]);
});

test('[R-05] whoever has kept tickets, and whoever has taken them off again, stays where they have pressed', async () => {
  const { say } = wordsOf('tr');
  shown('tr', async (wish) => granted({ areKept: wish.wish === 'keep' }));
  const [keep, forget] = [say('copies.keep', { count: 2 }), say('copies.forget', { count: 2 })];
  const presses = [
    [keep, forget],
    [forget, keep],
  ] as const;
  for (const [pressed, next] of presses) {
    await page.getByRole('button', { name: pressed, exact: true }).click();
    await expect.element(page.getByRole('button', { name: next, exact: true })).toBeVisible();
    expect(document.activeElement?.textContent).toBe(next);
  }
});

const causes: readonly (readonly [keyof typeof refusalWords, () => Promise<Kept>])[] = [
  ['no-copies-here', async () => refused('no-copies-here')],
  ['no-room', async () => refused('no-room')],
  ['not-reached', () => Promise.reject(new Error('nobody answers'))],
];

test.each(causes)(
  '[R-05] what keeps tickets from being kept is told, and may be tried again: %s',
  async (why, answer) => {
    const { say } = wordsOf('fa');
    shown('fa', answer);
    await page.getByRole('button', { name: say('copies.keep', { count: 2 }) }).click();
    await expect.element(page.getByText(say(refusalWords[why]))).toBeVisible();
    await expect.element(page.getByRole('button', { name: say('copies.keep', { count: 2 }) })).toBeVisible();
  },
);
