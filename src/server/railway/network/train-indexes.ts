import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { referredTrains } from './referred-trains.ts';
import { keyOfForm } from './train-form.ts';

type Within = Kysely<Tables>;

/** Runs are reckoned from indexes below `all`. From `fresh` on a new form has one that its train has left, where there is one. */
export type IndexBounds = { readonly fresh: number; readonly all: number };

const bounds: IndexBounds = { fresh: 5_000, all: 10_000 };
const atOnce = 1_000;

type Left = { readonly form: string; readonly index: number };

const indexesOf = async (within: Within): Promise<ReadonlyMap<string, number>> => {
  const rows = await within.selectFrom('network_train').selectAll().execute();
  return new Map(rows.map(({ key, train_index }) => [key, train_index]));
};

/** By its train, what no form of the network has and nothing refers to, the lowest first. */
const leftBehind = async (
  within: Within,
  known: ReadonlyMap<string, number>,
  inUse: ReadonlySet<number>,
): Promise<Map<string, Left[]>> => {
  const referred = await referredTrains(within);
  const left = new Map<string, Left[]>();
  for (const [form, index] of [...known].toSorted(([, one], [, other]) => one - other)) {
    if (inUse.has(index) || referred.has(index)) continue;
    left.set(keyOfForm(form), [...(left.get(keyOfForm(form)) ?? []), { form, index }]);
  }
  return left;
};

type Given = { readonly form: string; readonly index: number; readonly instead: string | null };

type Reckoned = {
  readonly known: ReadonlyMap<string, number>;
  readonly given: readonly Given[];
  readonly suffice: boolean;
};

/** In use are those the network in force speaks of: what it no longer speaks of nobody has sold for a while. */
const reckoned = async (
  within: Within,
  forms: readonly string[],
  inUse: ReadonlySet<number>,
  { fresh, all }: IndexBounds,
): Promise<Reckoned> => {
  const known = await indexesOf(within);
  const coming = forms.filter((form) => !known.has(form));
  let highest = Math.max(0, ...known.values());
  const own = new Set([...inUse, ...forms.flatMap((form) => known.get(form) ?? [])]);
  const left =
    highest + coming.length < fresh ? new Map<string, Left[]>() : await leftBehind(within, known, own);
  const given = coming.map((form) => {
    const instead = left.get(keyOfForm(form))?.shift() ?? null;
    if (instead === null) highest += 1;
    return { form, instead: instead?.form ?? null, index: instead?.index ?? highest };
  });
  return { known, given, suffice: highest < all };
};

/** Whether there are indexes for these forms, all of them together. */
export const areIndexesLeft = async (
  within: Within,
  forms: readonly string[],
  inUse: ReadonlySet<number>,
): Promise<boolean> => (await reckoned(within, forms, inUse, bounds)).suffice;

/**
 * Gives new forms their indexes; nobody else gives any meanwhile. A run always names the same train, for an index goes to
 * no other one.
 */
export const indexesWith = async (
  within: Within,
  forms: readonly string[],
  inUse: ReadonlySet<number>,
  between: IndexBounds = bounds,
): Promise<ReadonlyMap<string, number>> => {
  const { known, given, suffice } = await reckoned(within, forms, inUse, between);
  if (!suffice) throw new RangeError('The railway has no numbers left for new trains.');
  const gone = new Set(given.flatMap(({ instead }) => instead ?? []));
  for (let at = 0; at < given.length; at += atOnce) {
    const some = given.slice(at, at + atOnce);
    const replaced = some.flatMap(({ instead }) => instead ?? []);
    if (replaced.length > 0) await within.deleteFrom('network_train').where('key', 'in', replaced).execute();
    await within
      .insertInto('network_train')
      .values(some.map(({ form, index }) => ({ key: form, train_index: index })))
      .execute();
  }
  return new Map([
    ...[...known].filter(([form]) => !gone.has(form)),
    ...given.map(({ form, index }) => [form, index] as const),
  ]);
};
