import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { MessageId } from '#i18n/message-id.ts';
import { soon } from '../soon.ts';
import { type Failure, fail } from './failing-call.ts';
import type { Asked, Reading } from './purchase-calls.ts';

const longestOf = (parts: readonly string[]) =>
  parts.map((part) => part.trim()).toSorted((one, other) => other.length - one.length)[0] ?? '';

/** A sentence as it is read, whatever is filled in. */
export const sentence = ({ page, words }: Reading, id: MessageId) =>
  page.getByText(longestOf(words[id].split(/\{\w+\}/))).first();

/** Numbers and names that say something to programmers alone. */
export const codes = /\b(401|403|500|9\d{3}|38771\d\d|undefined|null)\b|\[object|Fault|JSON/;

export const alertsOn = async (page: Page) => (await page.getByRole('alert').allInnerTexts()).join('\n');

const textIn = (kept: Locator | undefined) =>
  kept?.evaluate((element) => (element instanceof HTMLInputElement ? element.value : element.textContent));

/** Fails as often as is wished, each time where the page offers to ask again; then it is answered. */
export const failsThenGoesOn = async (reading: Reading, asked: Asked, met: readonly Failure[]) => {
  const { page, world } = reading;
  const { call, message, kept } = asked;
  await asked.come?.(reading);
  const before = await textIn(kept?.(page));
  for (const [index, failure] of met.entries()) {
    await world.hold([call]);
    await (index === 0 ? asked.ask : asked.again)(reading);
    // A press is answered on the screen before its event is sent.
    await expect
      .poll(() => sentence(reading, message).isVisible(), { ...soon, message: `${call} is asked` })
      .toBe(false);
    await fail(reading, call, failure);
    await sentence(reading, message).waitFor();
    expect(await alertsOn(page), `${call}: ${failure}`).not.toMatch(codes);
    expect(await textIn(kept?.(page)), `${call}: ${failure}`).toBe(before);
  }
  await world.turn({ do: 'let-pass', name: call });
  await asked.again(reading);
  await asked.goesOn(reading);
};
