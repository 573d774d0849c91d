import { createHash } from 'node:crypto';

/** One accepted change of what a flow does. */
export type Acceptance = {
  readonly transition: string;
  readonly why: string;
  /** Of the frozen suite as it was written with it. */
  readonly suite: string;
  /** Of this acceptance and all before it. */
  readonly chain: string;
};

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const chained = (before: string, { transition, why, suite }: Omit<Acceptance, 'chain'>) =>
  digestOf([before, transition, why, suite].join('\n'));

const line = /^(\d+)\. `([^`]+)`: (.+) \(suite `([0-9a-f]{16})`, chain `([0-9a-f]{16})`\)$/;

export const acceptancesIn = (text: string): readonly Acceptance[] =>
  text.split('\n').flatMap((each) => {
    const [, , transition, why, suite, chain] = line.exec(each) ?? [];
    return transition && why && suite && chain ? [{ transition, why, suite, chain }] : [];
  });

const pageOf = (flow: string, acceptances: readonly Acceptance[]) =>
  [
    `# What was accepted of ${flow}`,
    '',
    `Every change of what the flow does, in the order in which it was accepted by name. \`npm run accept\` writes it under the rest; [a line is never changed](../../decisions/suites-are-frozen.md). What was seen stands in \`test/frozen/${flow}.json\`.`,
    '',
    ...acceptances.map(
      ({ transition, why, suite, chain }, at) =>
        `${at + 1}. \`${transition}\`: ${why} (suite \`${suite}\`, chain \`${chain}\`)`,
    ),
    '',
  ].join('\n');

/** The page of a flow with one more acceptance. */
export const withAcceptance = (
  flow: string,
  page: string,
  accepting: { readonly transition: string; readonly why: string; readonly suite: string },
): string => {
  const before = acceptancesIn(page);
  const suite = digestOf(accepting.suite);
  const why = accepting.why.replaceAll(/\s+/g, ' ').trim();
  const next = { transition: accepting.transition, why, suite };
  return pageOf(flow, [...before, { ...next, chain: chained(before.at(-1)?.chain ?? flow, next) }]);
};

/** What is wrong with the page of a flow, beside its suite: null when it was written line after line. */
export const faultOfHistory = (flow: string, page: string, suite: string): string | null => {
  const acceptances = acceptancesIn(page);
  const last = acceptances.at(-1);
  if (last === undefined) return `${flow} has no history: nobody has accepted what it does.`;
  const broken = acceptances.findIndex(
    ({ chain, ...accepted }, at) => chain !== chained(acceptances[at - 1]?.chain ?? flow, accepted),
  );
  if (broken >= 0) return `Line ${broken + 1} of the history of ${flow} is not as it was written.`;
  if (page !== pageOf(flow, acceptances)) return `The history of ${flow} holds more than its lines.`;
  return last.suite === digestOf(suite)
    ? null
    : `test/frozen/${flow}.json is not the suite that was accepted last: it was changed by hand.`;
};
