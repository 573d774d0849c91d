import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

type Within = Kysely<Tables>;

/** Runs are reckoned from indexes below this. */
const indexes = 10_000;
const atOnce = 1_000;

const indexesOf = async (within: Within): Promise<ReadonlyMap<string, number>> => {
  const rows = await within.selectFrom('network_train').selectAll().execute();
  return new Map(rows.map(({ key, train_index }) => [key, train_index]));
};

/** Gives new forms the next indexes; nobody else gives any meanwhile. */
export const indexesWith = async (
  within: Within,
  forms: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const known = await indexesOf(within);
  const highest = Math.max(0, ...known.values());
  const rows = forms
    .filter((form) => !known.has(form))
    .map((form, nth) => ({ key: form, train_index: highest + 1 + nth }));
  if (highest + rows.length >= indexes)
    throw new RangeError('The railway has no numbers left for new trains.');
  for (let at = 0; at < rows.length; at += atOnce) {
    await within
      .insertInto('network_train')
      .values(rows.slice(at, at + atOnce))
      .execute();
  }
  return new Map([...known, ...rows.map(({ key, train_index }) => [key, train_index] as const)]);
};
