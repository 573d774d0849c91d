import type { Answered, Sent } from './ask-plainly.ts';

/** A request by which a fault can be seen again. */
export type Where = { readonly sent: Sent; readonly nth: number; readonly seed: number };

type Tally = { answers: number; milliseconds: number };

export type Report = ReturnType<typeof openReport>;

const longest = 600;

/** Everything that was answered, and what was wrong with it. */
export const openReport = () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const tallies = new Map<string, Tally>();
  const lasted: number[] = [];
  const granted = new Set<string>();
  return {
    faults,
    granted,
    statuses: (): Readonly<Record<string, number>> => Object.fromEntries(statuses),
    requests: (): number => lasted.length,
    answered: (name: string, { status, ok }: Answered, milliseconds: number): void => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (ok) granted.add(name);
      lasted.push(milliseconds);
      const tally = tallies.get(name) ?? { answers: 0, milliseconds: 0 };
      tally.answers += 1;
      tally.milliseconds += milliseconds;
      tallies.set(name, tally);
    },
    fault: (name: string, fault: string, { sent, nth, seed }: Where): void => {
      faults.push(
        `${name} ${fault} — request ${nth} of SEED=${seed}: ${JSON.stringify(sent).slice(0, longest)}`,
      );
    },
    /** What no more than one of a thousand waited for, in milliseconds. */
    slowOnes: (): number =>
      lasted.toSorted((one, other) => other - one)[Math.floor(lasted.length / 1_000)] ?? 0,
    /** Those whose answers took longest on the average, beside the other clients. */
    dearest: (most: number): readonly string[] =>
      [...tallies]
        .map(([name, { answers, milliseconds }]) => ({ name, each: milliseconds / answers }))
        .toSorted((one, other) => other.each - one.each)
        .slice(0, most)
        .map(({ name, each }) => `${each.toFixed(1)} ms ${name}`),
  };
};
