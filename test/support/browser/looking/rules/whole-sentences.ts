import tr from '#locales/tr.json' with { type: 'json' };
import type { Rule } from '../view.ts';

const keys = new Set(Object.keys(tr));

/** A paragraph of so many words is more than a label. */
const fewest = 6;
const begins = /^[\p{Lu}\p{N}\p{Lo}“«‘(₺⁨]/u;
const ends = /[.?!:…؟)”»⁩]$/u;

/** A sentence has its capital and its stop. */
export const wholeSentences: Rule = ({ sight: { paragraphs } }) =>
  paragraphs
    .filter((text) => (text.match(/\p{L}+/gu) ?? []).length >= fewest && !text.includes('·'))
    .filter((text) => !(begins.test(text) && ends.test(text)))
    .map((text) => `“${text.slice(0, 120)}” is no whole sentence`);

/** What a program writes where it has no value. */
const noValue = /\b(?:undefined|NaN|null|Infinity)\b|\[object \w+\]/g;

/** No key of a catalogue stands where its sentence belongs, and no placeholder or empty value where its value belongs. */
export const nothingLeftToSay: Rule = ({ sight: { texts } }) =>
  texts.flatMap(({ text }) => {
    const key = text.split(' ').filter((word) => word.includes('.') && keys.has(word));
    const placeholder = text.match(/\{[\w ]+\}/g) ?? [];
    return [...key, ...placeholder, ...(text.match(noValue) ?? [])].map(
      (left) => `“${left}” is left in “${text.slice(0, 100)}”`,
    );
  });
