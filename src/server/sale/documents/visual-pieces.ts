import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** One line of a paragraph: from its first sign up to, not including, its last. */
export type Line = { readonly start: number; readonly end: number };

type Stretch = { readonly text: string; readonly direction: Direction };

const runsRight =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;
const ownScript = /[^\p{Script=Common}\p{Script=Inherited}\p{Script=Unknown}]/u;
const digitsOrRest = /[٠-٩۰-۹٪-٬]+|[^٠-٩۰-۹٪-٬]+/g;

/** Signs that only say which way text runs are not drawn. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const turned = (text: string): string => Array.from(text).toReversed().join('');

/** The shaper turns a piece around when its first sign of a script runs right to left, digits of Persian too. */
const isTurnedByShaper = (text: string): boolean => runsRight.test(ownScript.exec(text)?.[0] ?? '');

const asFed = (text: string, direction: Direction): string =>
  isTurnedByShaper(text) === (direction === 'rtl') ? text : turned(text);

const piecesOf = ({ text, direction }: Stretch): readonly string[] =>
  direction === 'rtl'
    ? [asFed(text, direction)]
    : (text.match(digitsOrRest) ?? []).map((piece) => asFed(piece, direction));

const directionOfLevel = (level: number | undefined): Direction => ((level ?? 0) % 2 === 1 ? 'rtl' : 'ltr');

/** A way to ask for the lines of one paragraph: pieces from left to right, each as the shaper is to be fed with it. */
export const visualPiecesOf = (paragraph: string, base: Direction): ((line: Line) => readonly string[]) => {
  const embedding = bidi.getEmbeddingLevels(paragraph, base);
  return ({ start, end }) => {
    if (end <= start) return [];
    const mirrored = bidi.getMirroredCharactersMap(paragraph, embedding.levels, start, end - 1);
    const signs = bidi.getReorderedIndices(paragraph, embedding, start, end - 1).slice(start, end);
    const stretches: Stretch[] = [];
    let before: number | null = null;
    for (const at of signs) {
      const direction = directionOfLevel(embedding.levels[at]);
      const sign = mirrored.get(at) ?? paragraph.charAt(at);
      const last = stretches.at(-1);
      const isNext = before !== null && at - before === (direction === 'rtl' ? -1 : 1);
      if (last?.direction === direction && isNext) {
        stretches[stretches.length - 1] = {
          direction,
          text: direction === 'rtl' ? sign + last.text : last.text + sign,
        };
      } else {
        stretches.push({ text: sign, direction });
      }
      before = at;
    }
    return stretches
      .map(({ text, direction }) => ({ text: text.replaceAll(unseen, ''), direction }))
      .filter(({ text }) => text !== '')
      .flatMap(piecesOf);
  };
};
