import { hour, minute } from '#domain/values/durations.ts';
import type { Cause, Step } from '#machines/kit/walk/path.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';

/** Names of the chart as people read them: `signedIn.watching` → signed in, watching. */
export const spoken = (name: string): string =>
  name
    .split(' ')
    .map((part) =>
      part
        .split('.')
        .map((word) =>
          word.replaceAll('-', ' ').replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        )
        .join(', '),
    )
    .join(' and ');

const units = [
  ['h', hour],
  ['min', minute],
  ['s', 1000],
] as const;

/** A wait as people say it: `28 min`, `1 h 30 min`; empty when it only tells two instants apart. */
export const spokenWait = (wait: number): string => {
  const parts: string[] = [];
  let rest = Math.round(wait / 1000) * 1000;
  for (const [unit, span] of units) {
    const count = Math.floor(rest / span);
    rest -= count * span;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.join(' ');
};

const ends = { done: 'answers', error: 'breaks' } as const;

export const spokenCause = (cause: Cause): string => {
  if (cause.kind === 'event')
    return spoken(cause.event).replace(', ', ' ') + (cause.sample === null ? '' : ` (${cause.sample})`);
  if (cause.kind === 'answer') return `"${spoken(cause.port)}" ${ends[cause.ends]}: ${cause.outcome}`;
  return cause.kind === 'deadline'
    ? `the time of "${spoken(cause.port)}" is over`
    : `the delay "${spoken(cause.delay)}" is over`;
};

/** What the step asks of the world, and what it will be told. */
export const spokenAhead = ({ ahead }: Pick<Step, 'ahead'>): readonly string[] =>
  ahead.map(({ port, outcome, ends: ended }) => {
    if (outcome !== null) return `"${spoken(port)}" is asked and will be told: ${outcome}`;
    return ended === 'deadline'
      ? `the time of "${spoken(port)}" begins to run`
      : `"${spoken(port)}" is asked and gets no answer here`;
  });

export const spokenFacts = (emitted: readonly unknown[]): readonly string[] =>
  emitted.map((fact) =>
    typeof fact === 'object' && fact !== null && 'type' in fact ? String(fact.type) : stableTextOf(fact),
  );
