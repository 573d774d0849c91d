/** One arrow of a visit, as the log of what came after what keeps it. */
export type LoggedStep = {
  readonly transition: string;
  /** The innermost states that are on after it; none where nobody told. */
  readonly stands: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
};

const beginning = 'xstate.init';

/** What is noted where a flow begins, or goes on in a page that was loaded anew: no arrow leads there. */
export const startOf = (machine: string): string => `${machine}|${beginning}|0`;

export const isStart = ({ transition }: Pick<LoggedStep, 'transition'>): boolean =>
  transition.split('|', 2)[1] === beginning;

/** Steps of one flow, case after case and each in its order, as visits. */
export const visitsIn = <Step extends LoggedStep & { readonly case: string }>(
  steps: readonly Step[],
): readonly (readonly Step[])[] => {
  const visits: Step[][] = [];
  for (const step of steps) {
    const last = visits.at(-1);
    if (last?.[0]?.case === step.case) last.push(step);
    else visits.push([step]);
  }
  return visits;
};
