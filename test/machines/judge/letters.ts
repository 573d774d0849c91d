import { brokenAt } from '#machines/kit/judge/judge-run.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import type { Rule } from '#machines/kit/judge/rule.ts';
import type { Sign } from '#machines/kit/judge/sign.ts';

/** A run is written as letters: what is seen at each step, the start among them. */
export const runOf = (text: string, every = 1_000): readonly Observation[] =>
  [...text].map((letter, index) => ({
    cause: index === 0 ? null : { kind: 'event', event: letter, sample: null },
    event: { type: letter },
    isTaken: true,
    stands: letter,
    asked: [],
    emitted: [],
    tags: [],
    context: null,
    isOver: letter === '.',
    output: null,
    at: index * every,
  }));

export const is = (letter: string): Sign => ({ by: 'names', holds: ({ stands }) => stands === letter });

export const digit = ({ stands }: Observation) => (/\d/.test(stands) ? stands : undefined);

export const anyOf = (letters: string) => (seen: Observation) =>
  letters.includes(seen.stands) ? seen.stands.toLowerCase() : undefined;

export const breaks = (rule: Rule, text: string) => brokenAt(rule, runOf(text));
