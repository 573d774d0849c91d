import { type Chain, type Head, nameOf } from './chain.ts';

type Json = Readonly<Record<string, unknown>>;
type Next = string | number | null;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const asked = async (url: URL): Promise<Json> => {
  const answer = await fetch(url);
  const said: unknown = answer.ok ? await answer.json() : null;
  if (!isJson(said)) throw new Error(`${url.href} answers ${answer.status}.`);
  return said;
};

const itemsIn = (said: Json, name: string): readonly unknown[] => {
  const found = said[name];
  if (!Array.isArray(found)) throw new Error(`The answer has no list "${name}".`);
  return found;
};

const nextIn = ({ next }: Json): Next => (typeof next === 'string' || typeof next === 'number' ? next : null);

const headOf = (said: unknown): Head | null =>
  isJson(said)
    ? {
        run: Number(said.runId),
        coach: Number(said.coach),
        length: Number(said.length),
        hash: String(said.hash),
      }
    : null;

const chainOf = async (origin: string, named: Head): Promise<Chain> => {
  const lines: string[] = [];
  let head: Head | null = null;
  for (let from: Next = 1; from !== null; ) {
    const page = await asked(new URL(`/ledger/${named.run}/${named.coach}?from=${from}`, origin));
    lines.push(...itemsIn(page, 'lines').map(String));
    head = headOf(page.head);
    from = nextIn(page);
  }
  return { run: named.run, coach: named.coach, head, lines, places: null };
};

export type Read = { readonly chains: readonly Chain[]; readonly told: readonly Head[] };

/** Asks the shop for every chain it tells of. While it sells the chains grow: `told` is what the list said. */
export const chainsOfShop = async (origin: string): Promise<Read> => {
  const told = new Map<string, Head>();
  for (let after: Next = null; ; ) {
    const page = await asked(new URL(after === null ? '/ledger' : `/ledger?after=${after}`, origin));
    for (const head of itemsIn(page, 'heads').map(headOf)) if (head !== null) told.set(nameOf(head), head);
    after = nextIn(page);
    if (after === null) break;
  }
  const chains: Chain[] = [];
  for (const head of told.values()) chains.push(await chainOf(origin, head));
  return { chains, told: [...told.values()] };
};
