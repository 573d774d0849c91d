import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import { HandOver } from '#panels/hand-over/hand-over.tsx';
import { handOverWalk, pressKey, shownLink } from '../../support/views/device-walks.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

vi.spyOn(crypto, 'randomUUID').mockReturnValue(pressKey);

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, ariaBusy }) => textContent === name && ariaBusy !== 'true',
  );
const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();

viewLayer({
  walk: handOverWalk,
  sentences: 'hand-over',
  draw: ({ actor }) => <HandOver form={actor} />,
  gestures: {
    'form.submitted': press(tr['hand-over.ask']),
    'form.abandoned': press(tr['hand-over.abandon']),
    'form.begun': press(tr['hand-over.another']),
  },
  offers: {
    'form.submitted': () => buttonOf(tr['hand-over.ask']) !== undefined,
    'form.abandoned': () => buttonOf(tr['hand-over.abandon']) !== undefined,
    'form.begun': () => buttonOf(tr['hand-over.another']) !== undefined,
  },
});

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

/** The panel with a link that was made. */
const withLink = async (language: Language) => {
  const { say } = wordsOf(language);
  const machine = handOverWalk.machine.provide({
    actors: {
      sendForm: fromPromise(async (): Promise<Answer<Link, HandOverRefusal>> => granted({ link: shownLink })),
      waitingEnd: never,
    },
  });
  const form = createActor(machine, { input: { fields: {} } }).start();
  onTestFinished(() => {
    form.stop();
  });
  drawn(
    <ShopAround>
      <HandOver form={form} />
    </ShopAround>,
    language,
  );
  await page.getByRole('button', { name: say('hand-over.ask'), exact: true }).click();
  const field = page.getByLabelText(say('hand-over.link'), { exact: true });
  await expect.element(field).toHaveValue(shownLink);
  return { say, field };
};

const clipboardThat = (writeText: (text: string) => Promise<void>) => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (before) Object.defineProperty(navigator, 'clipboard', before);
  });
};

test.each(languages)(
  '[S-09] %s: the link reads from left to right, and how long it is good is said',
  async (language) => {
    const { say, field } = await withLink(language);
    await expect.element(field).toHaveAttribute('dir', 'ltr');
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(page.getByText(say('hand-over.good', { minutes: 10 }))).toBeVisible();
  },
);

test('the link is copied, and it is said', async () => {
  const copied: string[] = [];
  clipboardThat(async (text) => {
    copied.push(text);
  });
  const { say } = await withLink('tr');
  await page.getByRole('button', { name: say('hand-over.copy'), exact: true }).click();
  await expect.element(page.getByText(say('hand-over.copied'))).toBeVisible();
  expect(copied).toEqual([shownLink]);
});

test('where the browser forbids copying the link is selected, and it is said how to copy it by hand', async () => {
  clipboardThat(() => Promise.reject(new Error('Not allowed.')));
  const { say, field } = await withLink('fa');
  await page.getByRole('button', { name: say('hand-over.copy'), exact: true }).click();
  await expect.element(page.getByText(say('hand-over.forbidden'))).toBeVisible();
  const shown = field.element();
  const chosen =
    shown instanceof HTMLInputElement
      ? shown.value.slice(shown.selectionStart ?? 0, shown.selectionEnd ?? 0)
      : null;
  expect([chosen, document.activeElement === shown]).toEqual([shownLink, true]);
});
