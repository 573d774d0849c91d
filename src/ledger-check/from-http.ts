import { type Chain, type Head, nameOf } from './chain.ts';

type Json = Readonly<Record<string, unknown>>;
type Next = string | number | null;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const asked = async (url: URL): Promise<Json> => {
  const answer = await fetch(url);
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isJson(body)) throw new Error(`${url.href} answers ${answer.status}.`);
  return body;
};

const itemsIn = (body: Json, name: string): readonly unknown[] => {
  const found = body[name];
  if (!Array.isArray(found)) throw new Error(`The answer has no list "${name}".`);
  return found;
};

const nextIn = ({ next }: Json): Next => (typeof next === 'string' || typeof next === 'number' ? next : null);

const headOf = (value: unknown): Head | null =>
  isJson(value)
    ? {
        run: Number(value.runId),
        coach: Number(value.coach),
        length: Number(value.length),
        hash: String(value.hash),
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

export type Read = { readonly chains: readonly Chain[]; readonly listed: readonly Head[] };

/** Asks the shop for every chain it tells of. While it sells the chains grow: `told` is what the list said. */
export const chainsOfShop = async (origin: string): Promise<Read> => {
  const listed = new Map<string, Head>();
  for (let after: Next = null; ; ) {
    const page = await asked(new URL(after === null ? '/ledger' : `/ledger?after=${after}`, origin));
    for (const head of itemsIn(page, 'heads').map(headOf)) if (head !== null) listed.set(nameOf(head), head);
    after = nextIn(page);
    if (after === null) break;
  }
  const chains: Chain[] = [];
  for (const head of listed.values()) chains.push(await chainOf(origin, head));
  return { chains, listed: [...listed.values()] };
};
