import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { refuses } from '../shop/wire-said.ts';
import type { WorldHand } from '../shop/world.ts';

export type Sitting = { readonly page: Page; readonly world: WorldHand; readonly words: Words };
export type Deed = (sitting: Sitting) => Promise<unknown>;

/** Something the reader does and is refused: what is read then, and what is offered. */
export type Refused = {
  readonly cause: Deed;
  readonly told: MessageId;
  readonly values?: (words: Words) => Values;
  /** What is offered beside it. */
  readonly next: MessageId;
  /** How the party stands as before. */
  readonly after?: Deed;
};

export const button = ({ page, words }: Sitting, id: MessageId, values: Values = {}): Locator =>
  page.locator('#content').getByRole('button', { name: words.say(id, values), exact: true });

export const press =
  (id: MessageId): Deed =>
  (sitting) =>
    button(sitting, id).press('Enter');

/** The deed, once the call it asks is refused so. */
export const meets =
  (call: string, refusal: RefusalName, deed: Deed): Deed =>
  async (sitting) => {
    await sitting.world.answer(call, refuses(refusal));
    await deed(sitting);
  };

/** Numbers and names that say something to programmers alone. */
const codes = /\b(400|401|403|409|500|9\d{3})\b|undefined|null|\[object/;

export const meet = async (
  sitting: Sitting,
  { cause, told, values, next, after }: Refused,
): Promise<void> => {
  const { page, words, world } = sitting;
  await cause(sitting);
  await page
    .getByText(words.say(told, values?.(words)), { exact: true })
    .first()
    .waitFor();
  await page.getByText(words.say(next)).first().waitFor();
  expect((await page.getByRole('alert').allInnerTexts()).join(' '), told).not.toMatch(codes);
  await world.turn({ do: 'let-pass', name: null });
  await after?.(sitting);
};
