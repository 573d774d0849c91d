import type { EventObject } from 'xstate';
import { isRecord } from '#machines/kit/frozen/record.ts';

/** Made by the page at each press. */
const keys = ['attempt', 'key'] as const;
/** What a page may not change on its way to the server. */
const judged = [...keys, 'amount', 'id', 'kind', 'locator'] as const;

/** What a word of the path is in this shop, by what it is a word of: amounts of the booking that is really paid. */
export type Meant = Readonly<Record<string, ReadonlyMap<unknown, unknown>>>;

const pressOf = (name: string, word: unknown) => `${name} ${String(word)}`;

type Pair = { readonly word: unknown; readonly sent: unknown };

/**
 * Reads what was sent in the words of the path. The page makes its own keys and the shop its own numbers: a word is
 * known by what was sent for it first, is sent alike each time, and no other word is. A key may be another one after
 * each press, and an older one never comes back. Anything else stays what was sent, and that is what a rule reads.
 */
export const sentWords = (meant: Meant = {}) => {
  const pairs = new Map<string, Pair[]>(
    Object.entries(meant).map(([name, known]) => [name, [...known].map(([word, sent]) => ({ word, sent }))]),
  );
  const pressed = new Set<string>();
  const outworn = new Set<unknown>();

  const wordOf = (name: string, word: unknown, sent: unknown): unknown => {
    const known = pairs.get(name) ?? [];
    const alike = known.find((pair) => pair.sent === sent);
    if (alike !== undefined) return outworn.has(sent) ? sent : alike.word;
    const before = known.findLast((pair) => pair.word === word);
    if (before !== undefined && !pressed.has(pressOf(name, word))) return sent;
    if (before !== undefined) outworn.add(before.sent);
    pressed.delete(pressOf(name, word));
    pairs.set(name, [...known, { word, sent }]);
    return word;
  };

  return {
    /** What the reader does, and the keys that go with it. */
    press: (event: EventObject): void => {
      for (const name of keys) if (name in event) pressed.add(pressOf(name, Reflect.get(event, name)));
    },
    read: (input: unknown, body: unknown): unknown => {
      if (!isRecord(input) || !isRecord(body)) return input;
      const names = judged.filter((name) => name in input && name in body);
      return {
        ...input,
        ...Object.fromEntries(names.map((name) => [name, wordOf(name, input[name], body[name])])),
      };
    },
  };
};
