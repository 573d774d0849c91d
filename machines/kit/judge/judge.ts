import type { StateValue } from 'xstate';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { type Going, goingsOf } from './goings.ts';
import { type Memory, nothingSeen, type Rule } from './rule.ts';

type RunStep = { readonly title: string; readonly value: StateValue; readonly taken: readonly string[] };

/** The shortest run that breaks a rule: how it begins, and its steps. */
export type Broken = {
  readonly start: string;
  readonly begins: StateValue;
  readonly steps: readonly RunStep[];
};

export type Verdict = {
  readonly broken: Broken | null;
  /** The arrows at whose steps the rule had something to say: a rule that has nothing to say anywhere proves nothing. */
  readonly concerned: ReadonlySet<string>;
  /** How many situations were looked at. */
  readonly looked: number;
};

/** A flow as it stands, and what a rule remembers of how it came there. */
type Situation = {
  readonly id: string;
  readonly going: Going;
  readonly memory: Memory;
  readonly before: Situation | null;
  readonly steps: number;
};

/** More situations than any of our flows has: a chart that comes to them is broken in another way. */
const mostSituations = 30_000;

const idOf = ({ key }: Going, { isOn, value }: Memory) => `${key} ${stableTextOf([isOn, value])}`;

const stepOf = ({ title, stepped }: Going): RunStep => ({
  title,
  value: stepped.machineState.snapshot.value,
  taken: stepped.taken,
});

const runTo = (end: Situation): Broken => {
  const steps: RunStep[] = [];
  let at = end;
  for (; at.before !== null; at = at.before) steps.push(stepOf(at.going));
  const { title, value } = stepOf(at.going);
  return { start: title, begins: value, steps: steps.toReversed() };
};

const isOfWorld = ({ move }: Going) => move?.cause.kind !== 'event';

/** The first situation in which a rule waits for what cannot come any more. */
const hopelessIn = (
  rule: Rule,
  situations: readonly Situation[],
  after: (going: Going) => readonly Going[],
): Situation | null => {
  const waiting = situations.filter(({ memory }) => memory.isOn);
  const ways = new Map(
    waiting.map(({ id, going, memory }) => [
      id,
      after(going)
        .filter((next) => !rule.comesByItself || isOfWorld(next))
        .map((next) => {
          const judged = rule.see(memory, next.seen);
          return { isMet: !judged.memory.isOn, id: idOf(next, judged.memory) };
        }),
    ]),
  );
  const hopeful = new Set<string>();
  for (let size = -1; size !== hopeful.size; ) {
    size = hopeful.size;
    for (const { id } of waiting)
      if (ways.get(id)?.some((way) => way.isMet || hopeful.has(way.id))) hopeful.add(id);
  }
  return waiting.find(({ id }) => !hopeful.has(id)) ?? null;
};

/** What two rules come to that make one sentence; what the other breaks is broken in fewer steps. */
const together = (one: Verdict, other: Verdict): Verdict => ({
  broken: other.broken ?? one.broken,
  concerned: new Set([...one.concerned, ...other.concerned]),
  looked: one.looked + other.looked,
});

/** Judges rules on everything a flow can do, as far as its control and what a rule remembers tell situations apart. */
export const judgeOn = (walk: Walk): ((rule: Rule) => Verdict) => {
  const { starts, after } = goingsOf(walk);

  /** Looks for a break in less than so many steps. */
  const judged = (rule: Rule, below = Number.POSITIVE_INFINITY): Verdict => {
    const found = new Map<string, Situation>();
    const queue: Situation[] = [];
    const concerned = new Set<string>();

    /** Null unless the step breaks the rule. */
    const arrive = (going: Going, before: Situation | null): Situation | null => {
      const { memory, isBroken, isConcerned } = rule.see(before?.memory ?? nothingSeen, going.seen);
      if (isConcerned) for (const arrow of going.stepped.taken) concerned.add(arrow);
      const steps = before === null ? 0 : before.steps + 1;
      const situation = { id: idOf(going, memory), going, memory, before, steps };
      if (!found.has(situation.id)) {
        found.set(situation.id, situation);
        queue.push(situation);
      }
      return isBroken ? situation : null;
    };

    const firstBroken = (): Situation | null => {
      for (const start of starts()) {
        const broken = arrive(start, null);
        if (broken !== null) return broken;
      }
      for (const situation of queue) {
        if (situation.steps + 1 >= below) return null;
        if (queue.length > mostSituations) throw new Error(`${walk.flow} has situations without end.`);
        for (const going of after(situation.going)) {
          const broken = arrive(going, situation);
          if (broken !== null) return broken;
        }
      }
      return rule.kind === 'leads-to' ? hopelessIn(rule, queue, after) : null;
    };

    const broken = firstBroken();
    return { broken: broken === null ? null : runTo(broken), concerned, looked: queue.length };
  };

  return (rule) => {
    if (rule.parts.length === 0) return judged(rule);
    return rule.parts.reduce<Verdict>(
      (found, part) => together(found, judged(part, found.broken?.steps.length)),
      { broken: null, concerned: new Set(), looked: 0 },
    );
  };
};
