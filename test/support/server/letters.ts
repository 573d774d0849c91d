import type { Tables } from '#server/platform/store/tables.ts';
import type { TestShop } from '../open-test-shop.ts';

/** The letters laid out for one reader. */
export const lettersTo = ({ open }: TestShop, email: string): Promise<readonly Tables['letter'][]> =>
  open.app.db.selectFrom('letter').selectAll().where('recipient', '=', email).execute();

/** Every letter that tells of a booking, as its reader has it, the oldest first. */
export const letterAbout = async ({ open }: TestShop, locator: string) => {
  const rows = await open.app.db
    .selectFrom('letter')
    .select(['subject', 'language', 'text'])
    .orderBy('posted_at')
    .execute();
  return rows
    .filter(({ subject }) => subject.includes(locator))
    .map(({ language, text }) => ({ language, text }));
};

/** The code in the first link mailed to this reader; empty without one. */
export const codeMailedTo = async (shop: TestShop, email: string): Promise<string> => {
  const letters = await lettersTo(shop, email);
  const [code] = letters.flatMap(({ text }) => /url=([\w-]+)/.exec(text)?.[1] ?? []);
  return code ?? '';
};
