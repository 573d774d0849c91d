import type { Files } from '../files.ts';
import type { Fault } from './fault.ts';

const languages = ['tr', 'en', 'fa'] as const;

/** A table of words for refusals, or what stands on what is pressed. */
const tables = /(?:[rR]efusal\w*Words|[rR]efusedWords)\b[^{]*\{([^}]*)\}/g;
const pressed = /<\w*Button\b[^>]*>\s*\{say\('([^']+)'/g;
const amountsAndTimes = /\{(?:amount|price|total|due|fee|time|until|date|day|left|minutes|hours)\b/;

const quoted = /'([^']+)'/g;

const literalsIn = (text: string) => [...text.matchAll(quoted)].flatMap(([, literal]) => literal ?? []);

type Line = { readonly start: number; readonly end: number; readonly text: string };

/** Where the sentence of an id stands in a catalogue that has one line for each. */
const sentenceIn = (catalogue: string, id: string): Line | null => {
  const key = `  ${JSON.stringify(id)}: `;
  const before = catalogue.indexOf(`\n${key}`);
  if (before < 0) return null;
  const start = before + 1 + key.length;
  const [whole = ''] = catalogue.slice(start).split('\n', 1);
  const text = whole.replace(/,$/, '');
  return { start, end: start + text.length, text };
};

/** What is said on the way of a flow of amounts, times, refusals and next steps. */
const idsOnTheWay = (files: Files, views: readonly string[], catalogue: string): readonly string[] => {
  const ids = new Set<string>();
  for (const path of views) {
    const text = files.get(path) ?? '';
    const tabled = [...text.matchAll(tables)].flatMap(([, table]) => literalsIn(table ?? ''));
    const onButtons = [...text.matchAll(pressed)].flatMap(([, id]) => id ?? []);
    const others = literalsIn(text).filter((id) =>
      amountsAndTimes.test(sentenceIn(catalogue, id)?.text ?? ''),
    );
    for (const id of [...tabled, ...onButtons, ...others]) if (sentenceIn(catalogue, id)) ids.add(id);
  }
  return [...ids].toSorted();
};

const valuesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, value]) => value).join();

/** A sentence in all languages: two that are the same in each cannot be readAs apart. */
export const readAsIn = (files: Files): ((id: string) => string) => {
  const catalogues = languages.map((language) => files.get(`locales/${language}.json`) ?? '');
  return (id) => catalogues.map((catalogue) => sentenceIn(catalogue, id)?.text ?? id).join('\n');
};

/** Two sentences changed for each other in three languages, where both are given the same values. */
export const sentenceFaults = (files: Files, views: readonly string[]): readonly Fault[] => {
  const catalogues = languages.map((language) => `locales/${language}.json`);
  const [first = ''] = catalogues;
  const textOf = (path: string) => files.get(path) ?? '';
  const ids = idsOnTheWay(files, views, textOf(first));
  const readAs = readAsIn(files);
  const textIn = (id: string) => sentenceIn(textOf(first), id)?.text ?? '';
  const valuesIn = (id: string) => valuesOf(textIn(id));
  return ids.flatMap((id, place): readonly Fault[] => {
    const other = ids
      .slice(place + 1)
      .find((each) => valuesIn(each) === valuesIn(id) && readAs(each) !== readAs(id));
    if (other === undefined) return [];
    const edits = catalogues.flatMap((path) => {
      const [one, two] = [sentenceIn(textOf(path), id), sentenceIn(textOf(path), other)];
      if (one === null || two === null) return [];
      return [
        { path, start: one.start, end: one.end, text: two.text },
        { path, start: two.start, end: two.end, text: one.text },
      ];
    });
    return [{ layer: 'sentence', name: `${first} changed for each other: ${id}, ${other}`, edits }];
  });
};
