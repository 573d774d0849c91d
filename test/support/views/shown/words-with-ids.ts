import type { Words } from '#i18n/words.ts';

/** Words that remember which sentence a text was: two sentences may be the same text. */
export const wordsWithIds = (
  words: Words,
): { readonly words: Words; readonly idsOf: (text: string) => readonly string[] } => {
  const quoted = new Map<string, Set<string>>();
  return {
    words: {
      ...words,
      say: (...given) => {
        const text = words.say(...given);
        quoted.set(text, (quoted.get(text) ?? new Set()).add(given[0]));
        return text;
      },
    },
    idsOf: (text) => [...(quoted.get(text.trim()) ?? [])],
  };
};
