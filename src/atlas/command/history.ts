import { createHash } from 'node:crypto';

/** One accepted change of what a flow does. */
export type Acceptance = {
  readonly transition: string;
  readonly why: string;
  /** Of the frozen suite as it was before; null in the oldest lines, which do not tell it. */
  readonly from: string | null;
  /** Of the frozen suite as it was written with it. */
  readonly suite: string;
  /** Of this acceptance and all before it. */
  readonly chain: string;
};

export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const chained = (before: string, { transition, why, from, suite }: Omit<Acceptance, 'chain'>) =>
  digestOf([before, transition, why, ...(from === null ? [] : [from]), suite].join('\n'));

const line =
  /^(\d+)\. `([^`]+)`: (.+) \(suite (?:`([0-9a-f]{16})` → )?`([0-9a-f]{16})`, chain `([0-9a-f]{16})`\)$/;

export const acceptancesIn = (text: string): readonly Acceptance[] =>
  text.split('\n').flatMap((each) => {
    const [, , transition, why, from = null, suite, chain] = line.exec(each) ?? [];
    return transition && why && suite && chain ? [{ transition, why, from, suite, chain }] : [];
  });

const pageOf = (flow: string, acceptances: readonly Acceptance[]) =>
  [
    `# What was accepted of ${flow}`,
    '',
    `Every change of what the flow does, in the order in which it was accepted by name. \`npm run accept\` writes it under the rest; [a line is never changed](../../decisions/suites-are-frozen.md). What was seen stands in \`test/frozen/${flow}.json\`.`,
    '',
    ...acceptances.map(
      ({ transition, why, from, suite, chain }, at) =>
        `${at + 1}. \`${transition}\`: ${why} (suite ${from === null ? '' : `\`${from}\` → `}\`${suite}\`, chain \`${chain}\`)`,
    ),
    '',
  ].join('\n');

type Accepting = {
  readonly transition: string;
  readonly why: string;
  /** The frozen suite as it was, nothing where the flow begins, and as it is written with it. */
  readonly before: string;
  readonly suite: string;
};

/** The page of a flow with one more acceptance. */
export const withAcceptance = (flow: string, page: string, accepting: Accepting): string => {
  const before = acceptancesIn(page);
  const [from, suite] = [digestOf(accepting.before), digestOf(accepting.suite)];
  const why = accepting.why.replaceAll(/\s+/g, ' ').trim();
  const next = { transition: accepting.transition, why, from, suite };
  return pageOf(flow, [...before, { ...next, chain: chained(before.at(-1)?.chain ?? flow, next) }]);
};

/** Whether a line goes on from the suite the line above has left, or was accepted together with it. */
const goesOn = (above: Acceptance | undefined, { from, suite, why }: Acceptance): boolean => {
  if (above === undefined) return from === null || from === digestOf('');
  if (from === null) return above.from === null;
  return from === above.suite || (from === above.from && suite === above.suite && why === above.why);
};

/**
 * What is wrong with the page of a flow, beside its suite: null when it was written line after line. Each line after the
 * oldest ones has the suite before it too.
 */
export const faultOfHistory = (
  flow: string,
  page: string,
  suite: string,
  oldest: string | null = null,
): string | null => {
  const acceptances = acceptancesIn(page);
  const last = acceptances.at(-1);
  if (last === undefined) return `${flow} has no history: nobody has accepted what it does.`;
  const broken = acceptances.findIndex(
    ({ chain, ...accepted }, at) => chain !== chained(acceptances[at - 1]?.chain ?? flow, accepted),
  );
  if (broken >= 0) return `Line ${broken + 1} of the history of ${flow} is not as it was written.`;
  const torn = acceptances.findIndex((each, at) => !goesOn(acceptances[at - 1], each));
  if (torn >= 0)
    return `Line ${torn + 1} of the history of ${flow} does not go on from the suite that was accepted before it.`;
  const isOld = oldest === null ? 0 : acceptances.findIndex(({ chain }) => chain === oldest) + 1;
  const half = acceptances.findIndex(({ from }, at) => at >= isOld && from === null);
  if (half >= 0) return `Line ${half + 1} of the history of ${flow} has no suite before it.`;
  if (page !== pageOf(flow, acceptances)) return `The history of ${flow} holds more than its lines.`;
  return last.suite === digestOf(suite)
    ? null
    : `test/frozen/${flow}.json is not the suite that was accepted last: it was changed by hand.`;
};

/** A reason is a sentence: whoever reads the history knows what is meant by it. */
export const isSentence = (why: string): boolean =>
  /^\p{Lu}\S*(?: \S+){3,}\.$/u.test(why) && new Set(why.toLowerCase().match(/\p{L}{3,}/gu)).size > 2;

/** The reasons that are no sentences, and those that were given for something else before; the oldest lines are as they are. */
export const faultsOfReasons = (pages: ReadonlyMap<string, string>): readonly string[] => {
  const givenBy = new Map<string, Set<string>>();
  const all = [...pages].flatMap(([flow, page]) => acceptancesIn(page).map((each) => ({ flow, ...each })));
  for (const { flow, why, from, suite } of all)
    givenBy.set(why, (givenBy.get(why) ?? new Set()).add([flow, from, suite].join(' ')));
  return all.flatMap(({ flow, why, from }) => {
    if (from === null) return [];
    if (!isSentence(why)) return [`${flow}: “${why}” is no sentence`];
    return (givenBy.get(why)?.size ?? 0) > 1 ? [`${flow}: “${why}” is the reason of something else too`] : [];
  });
};
