import type { Words } from '#i18n/words.ts';

/** Words that remember what they said. */
export type WordsWithIds = {
  readonly words: Words;
  /** Which sentence a text was: two sentences may be the same text. */
  readonly idsOf: (text: string) => readonly string[];
  /** With which amounts it was said, each as `its name amount`. */
  readonly amountsOf: (text: string) => readonly string[];
};

const remembering = () => {
  const kept = new Map<string, Set<string>>();
  return {
    keep: (text: string, what: string) => kept.set(text, (kept.get(text) ?? new Set()).add(what)),
    of: (text: string): readonly string[] => [...(kept.get(text) ?? [])],
  };
};

export const wordsWithIds = (words: Words): WordsWithIds => {
  const [ids, amounts, sayings] = [remembering(), remembering(), remembering()];
  return {
    words: {
      ...words,
      say: (...given) => {
        const [id, values = {}] = given;
        const text = words.say(...given);
        ids.keep(text, id);
        const within =
          id === 'text.money' ? [text] : Object.values(values).flatMap((value) => amounts.of(String(value)));
        for (const amount of within) {
          amounts.keep(text, amount);
          sayings.keep(text, `${id} ${amount}`);
        }
        return text;
      },
    },
    idsOf: (text) => ids.of(text.trim()),
    amountsOf: (text) => sayings.of(text.trim()),
  };
};
