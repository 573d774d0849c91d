import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { type Meant, type Schema, written } from '#contract/wire/on-wire.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { Language } from '#domain/values/language.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { axeProblems } from '../browser/axe.ts';
import { syncClock } from '../browser/browser-layer.ts';
import { sticksOut } from '../browser/reflow.ts';
import { worldHand } from '../shop/world.ts';
import { soon } from '../soon.ts';

const minute = 60_000;

/** Asks the same so often from the browser of a page, and says how it was answered. */
export const askOften = async <Body extends Schema, Granted extends Schema, Refusal extends RefusalName>(
  page: Page,
  { path, body }: Endpoint<Body, Granted, Refusal>,
  asked: Meant<Body>,
  times: number,
): Promise<readonly number[]> => {
  const { origin } = new URL(page.url());
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    const answer = await page.request.post(`${origin}${path}`, {
      data: written(body, asked),
      headers: { origin },
    });
    statuses.add(answer.status());
  }
  return [...statuses];
};

const reasonOf = (button: Locator) =>
  button.evaluate((element) => {
    const reason = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    return reason?.checkVisibility() ? reason.textContent : null;
  });

const waitText = (seconds: number, say: Say) =>
  seconds > 60
    ? say('again.minutes', { count: Math.ceil(seconds / 60) })
    : say('again.seconds', { count: seconds });

type Rest = { readonly language: Language; readonly minutes: number };

/** What was asked too often rests where it is and counts; when the time is over it may be pressed. */
export const expectRest = async (page: Page, button: Locator, { language, minutes }: Rest): Promise<void> => {
  const say = sayIn(language, wholeCatalogue(language));
  const pressed = await button.elementHandle();
  const most = 60 * minutes;
  const waits = new Set(Array.from({ length: most }, (_, gone) => waitText(most - gone, say)));
  await expect.poll(async () => waits.has((await reasonOf(button)) ?? ''), soon).toBe(true);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
  await worldHand(new URL(page.url()).origin).pass(minutes * minute);
  await syncClock(page);
  await expect.poll(() => button.getAttribute('aria-disabled'), soon).toBe(null);
  expect(await button.evaluate((element, before) => element === before, pressed)).toBe(true);
};
