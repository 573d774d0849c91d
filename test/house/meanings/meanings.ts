import { type Language, languages } from '#domain/values/language.ts';

/** What a sentence has to say in each language, in this order. The words are written out, whatever the sentence becomes. */
export type Meaning = { readonly id: string; readonly words: Readonly<Record<Language, readonly string[]>> };

export type Sentences = Readonly<Record<string, string>>;

/** Signs that only say which way text runs are no part of what is said. */
const unseen = /[\u200e\u200f\u2066-\u2069]/g;

/** A line for each sentence: its id, then what it says in Turkish, English and Persian; its parts stand between …, and one after ^ begins it. */
export const meaningsIn = (table: string): readonly Meaning[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...words] = line.split(' | ');
      const partsIn = (language: Language) => words[languages.indexOf(language)]?.split(' … ') ?? [];
      return { id, words: { tr: partsIn('tr'), en: partsIn('en'), fa: partsIn('fa') } };
    });

export const says = (sentence: string, parts: readonly string[]): boolean => {
  const text = `^${sentence.replaceAll(unseen, '')}`;
  let at = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return part !== '' && found >= 0;
  });
};

/** Sentences that do not say what they have to. */
export const unsaidIn = (
  sentences: Sentences,
  meanings: readonly Meaning[],
  language: Language,
): readonly string[] =>
  meanings
    .filter(({ id, words }) => words[language].length === 0 || !says(sentences[id] ?? '', words[language]))
    .map(({ id, words }) => `${language} ${id} does not say “${words[language].join(' … ')}”`);
