import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { keepFocus } from '#app/browser/keep-focus.ts';
import { granted } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { ExtendAnswer } from '#machines/reservation-option/reservation-option.model.ts';
import { soon } from '../../support/soon.ts';
import { wordsOf } from '../drawn.tsx';
import { drawnOption, reservedForAnHour } from './drawn-option.tsx';

const words = wordsOf('tr');
const { say } = words;

beforeEach(async () => {
  await page.viewport(360, 780);
  onTestFinished(keepFocus(document));
  return () => page.viewport(1280, 900);
});

const longer = { ...reservedForAnHour, deadline: reservedForAnHour.deadline + 24 * hour };
const done = say('option.extended', { until: momentText(longer.deadline, words) });

/** What else stands on the page, above the reservation and below. */
const standBetween = (part: Element | null) => {
  for (const where of ['beforebegin', 'afterend'] as const) {
    const other = document.createElement('div');
    other.style.blockSize = '80rem';
    part?.insertAdjacentElement(where, other);
    onTestFinished(() => other.remove());
  }
};

const inWindow = (element: Element | null | undefined) => {
  const { top = -1, bottom = innerHeight } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom < innerHeight;
};

test('[S-14] on a phone, who extends a reservation is led to its new end, above the button they pressed, and not to the beginning', async () => {
  drawnOption({ extendOption: fromPromise(async (): Promise<ExtendAnswer> => granted(longer)) });
  standBetween(document.querySelector('section'));
  const extend = page.getByRole('button', { name: say('option.extend'), exact: true });
  await extend.click();
  await expect.poll(() => document.activeElement?.textContent?.includes(done), soon).toBe(true);
  await expect
    .poll(() => [document.activeElement, extend.element()].map(inWindow), soon)
    .toEqual([true, true]);
});
