import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { refuses } from '../shop/wire-answers.ts';
import type { WorldHand } from '../shop/world.ts';

export type Sitting = { readonly page: Page; readonly world: WorldHand; readonly words: Words };
export type Action = (sitting: Sitting) => Promise<unknown>;

/** Something the reader does and is refused: what is read then, and what is offered. */
export type Refused = {
  readonly cause: Action;
  readonly message: MessageId;
  readonly values?: (words: Words) => Values;
  /** What is offered beside it. */
  readonly next: MessageId;
  /** How the party stands as before. */
  readonly after?: Action;
};

export const button = ({ page, words }: Sitting, id: MessageId, values: Values = {}): Locator =>
  page.locator('#content').getByRole('button', { name: words.say(id, values), exact: true });

export const press =
  (id: MessageId): Action =>
  (sitting) =>
    button(sitting, id).press('Enter');

/** The action, once the call it asks is refused so. */
export const meets =
  (call: string, refusal: RefusalName, action: Action): Action =>
  async (sitting) => {
    await sitting.world.answer(call, refuses(refusal));
    await action(sitting);
  };

/** Numbers and names that say something to programmers alone. */
const codes = /\b(400|401|403|409|500|9\d{3})\b|undefined|null|\[object/;

export const meet = async (
  sitting: Sitting,
  { cause, message, values, next, after }: Refused,
): Promise<void> => {
  const { page, words, world } = sitting;
  await cause(sitting);
  await page
    .getByText(words.say(message, values?.(words)), { exact: true })
    .first()
    .waitFor();
  await page.getByText(words.say(next)).first().waitFor();
  expect((await page.getByRole('alert').allInnerTexts()).join(' '), message).not.toMatch(codes);
  await world.turn({ do: 'let-pass', name: null });
  await after?.(sitting);
};
