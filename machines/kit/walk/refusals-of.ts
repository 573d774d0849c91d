import type { Walk } from './walk.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every refusal within an answer or an event, however deep. */
export const refusalsIn = (part: unknown): readonly string[] => {
  if (!isObject(part)) return [];
  const own = 'refusal' in part && typeof part.refusal === 'string' ? [part.refusal] : [];
  return [...own, ...Object.values(part).flatMap(refusalsIn)];
};

/** Every refusal a flow can be answered with, whether an arrow is drawn for it or not. */
export const refusalsOf = ({ outcomes, startsAt }: Walk): ReadonlySet<string> =>
  new Set(
    Object.values(outcomes)
      .flatMap((answers) => Object.values(answers))
      .flatMap((outcome) =>
        outcome.kind === 'done' ? refusalsIn(outcome.outputAt?.(startsAt) ?? outcome.output) : [],
      ),
  );
