import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { refused } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { wordsOf } from '../drawn.tsx';

const second = 1_000;
const begin = 1_795_251_600_000;
const wait = 40;

/** A clock that is moved by hand, a refusal that names a time by it, and a count of what was so refused. */
export const refusingUntil = () => {
  const hour = { now: begin };
  const asked = { times: 0 };
  return {
    hour,
    asked,
    now: () => hour.now,
    waitingEnd: fromPromise<void, { readonly at: number }>(() => Promise.race<void>([])),
    refuse: async () => {
      asked.times += 1;
      return { ...refused('too-many-tries'), retryAt: hour.now + wait * second };
    },
  };
};

type Pressed = ReturnType<typeof refusingUntil> & {
  readonly language: Language;
  readonly button: Locator;
};

const reasonOf = (button: Locator) => {
  const id = button.element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id);
};

/** Where it stands on the page, whatever the reader was brought to meanwhile. */
const topOf = (button: Locator) => Math.round(button.element().getBoundingClientRect().top + scrollY);

/** What is asked too often rests where it stands, says until when, is seen to count, and works again by itself. */
export const expectRestUntil = async ({ language, button, hour, asked }: Pressed) => {
  const { say } = wordsOf(language);
  await button.click();
  await expect.element(button).toHaveAccessibleDescription(say('again.seconds', { count: wait }));
  expect(asked.times).toBe(1);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(reasonOf(button)?.clientHeight).toBeGreaterThan(10);
  const [pressed, top] = [button.element(), topOf(button)];
  await button.click({ force: true });
  hour.now += (wait - 1) * second;
  await expect.element(button).toHaveAccessibleDescription(say('again.seconds', { count: 1 }));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  hour.now += second;
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  expect([button.element(), topOf(button), asked.times]).toEqual([pressed, top, 1]);
  await button.click();
  await expect.poll(() => asked.times).toBe(2);
};
