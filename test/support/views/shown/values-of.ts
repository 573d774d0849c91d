import { textsRead } from './sentences-in.ts';
import type { WordsWithIds } from './words-with-ids.ts';
import { writtenValuesOf } from './written-values.ts';

/** Every text that a flow knows, however deep. */
const textsKnown = (part: unknown, met: Set<unknown> = new Set()): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null || met.has(part)) return [];
  met.add(part);
  return Object.values(part).flatMap((each: unknown) => textsKnown(each, met));
};

/** Needs nobody to know it: signs between two texts, and the name of a place in a coach. */
const plain = /^(?:[\p{P}\p{S}\s]*|\d{1,2}[A-H])$/u;

/** A text that was put together from several, taken apart into what is known; the longest first. */
const takenApart = (text: string, isKnown: (part: string) => boolean): readonly string[] => {
  if (isKnown(text)) return [text];
  const cuts = [...text.matchAll(/, |(?<=\.) /g)].map(({ index }) => index).toReversed();
  const cut = cuts.find((at) => isKnown(text.slice(0, at))) ?? cuts.at(-1);
  return cut === undefined
    ? [text]
    : [text.slice(0, cut), ...takenApart(text.slice(cut).replace(/^,? /, ''), isKnown)];
};

/**
 * What is read while a flow is walked and is no sentence, and the amounts that sentences are said with, held against what
 * the flow knows and what is written of it.
 */
export const valuesOf = (name: string) => {
  const written = new Set(writtenValuesOf(name));
  const met = new Set<string>();
  return {
    strangeIn: (place: Element, context: unknown, { idsOf, amountsOf }: WordsWithIds): readonly string[] => {
      const known = new Set(textsKnown(context));
      const isOwn = (text: string) => idsOf(text).length > 0 || known.has(text) || plain.test(text);
      const isKnown = (text: string) => isOwn(text) || written.has(text);
      const texts = textsRead(place).flatMap((text) => takenApart(text.trim(), isKnown));
      const bare = texts.filter((text) => !isOwn(text));
      const shown = [...new Set([...bare, ...texts.flatMap(amountsOf)])];
      for (const each of shown) met.add(each);
      return shown.filter((each) => !written.has(each));
    },
    /** What is written and was not read. */
    neverShown: (): readonly string[] => [...written].filter((each) => !met.has(each)),
  };
};
