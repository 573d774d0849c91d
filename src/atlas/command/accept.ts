import { parseArgs } from 'node:util';
import { accepted } from '#machines/kit/frozen/accept.ts';
import { isOtherName } from '#machines/kit/frozen/doing.ts';
import { frozen } from '#machines/kit/frozen/frozen.ts';
import { isAsAccepted, problemsIn, titlesOf } from '#machines/kit/frozen/problems.ts';
import { reportOf } from '#machines/kit/frozen/report.ts';
import type { Today } from '#machines/kit/frozen/sight.ts';
import { type FrozenSuite, suiteIn, textOfSuite } from '#machines/kit/frozen/suite.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import { chosenFlows, type Flow } from './chosen-flows.ts';
import { endingOf } from './ending.ts';
import { explored } from './explored.ts';
import { BadAsk } from './find-walk.ts';
import {
  beginningsFile,
  beginningsIn,
  historiesIn,
  historyFile,
  selectorsOf,
  suiteFile,
  textIn,
  withBeginning,
  writeText,
} from './frozen-files.ts';
import { faultOfHistory, faultsOfReasons, isSentence, withAcceptance } from './history.ts';
import { root } from './root.ts';

const usage = 'npm run accept -- <flow> <transition> … "why"';

type Asked = {
  readonly flow: string;
  readonly names: readonly string[];
  readonly why: string;
  readonly folder: string;
};

const askedIn = (words: readonly string[]): Asked => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { in: { type: 'string', default: root } },
  });
  const [flow, ...rest] = positionals;
  const why = (rest.at(-1) ?? '').replaceAll(/\s+/g, ' ').trim();
  const names = rest.slice(0, -1);
  if (flow === undefined || flow === 'all') throw new BadAsk(`Say one flow: ${usage}`);
  if (rest.length === 0) return { flow, names, why, folder: values.in };
  if (names.length === 0) throw new BadAsk(`Say a transition, and why it is meant: ${usage}`);
  if (!isSentence(why)) throw new BadAsk(`Say in a sentence of its own why it is meant, not "${why}".`);
  return { flow, names, why, folder: values.in };
};

const theFlow = async (asked: string): Promise<Flow> => {
  const [flow] = await chosenFlows(asked);
  if (flow === undefined) throw new BadAsk(`There is no flow ${asked}.`);
  return flow;
};

type Kept = {
  readonly suite: string | null;
  readonly history: string | null;
  readonly beginnings: string;
  /** Of every flow. */
  readonly histories: ReadonlyMap<string, string>;
};

const keptOf = async (folder: string, flow: string): Promise<Kept> => ({
  suite: await textIn(suiteFile(folder, flow)),
  history: await textIn(historyFile(folder, flow)),
  beginnings: (await textIn(beginningsFile(folder))) ?? '',
  histories: await historiesIn(folder),
});

const begun = (exploration: Exploration, today: Today, { suite, history, beginnings }: Kept): FrozenSuite => {
  const { flow } = today.walk;
  if (suite !== null || history !== null || beginningsIn(beginnings).has(flow))
    throw new BadAsk(
      `${flow} is frozen: what it does is accepted by the name of each transition. What was deleted is brought back from git.`,
    );
  return frozen(exploration, today);
};

/** What is wrong with a suite and its history, whatever the flow does. */
const faultIn = (
  flow: string,
  { suite, history, beginnings }: Readonly<Record<'suite' | 'history' | 'beginnings', string>>,
): string | null => faultOfHistory(flow, history, suite, beginningsIn(beginnings).get(flow)?.oldest);

const notYet = (flow: string) => `${flow} is not frozen yet: npm run accept -- ${flow} all "why"`;

const idOf = ({ arrows }: FrozenSuite, today: Today, name: string): string => {
  const titles = [...titlesOf(today), ...Object.entries(arrows)];
  const found = titles.find(([id, title]) => id === name || title === name)?.[0];
  if (found === undefined && !isOtherName(name))
    throw new BadAsk(
      `${today.walk.flow} has no transition ${name}. npm run accept -- ${today.walk.flow} names those that differ.`,
    );
  return found ?? name;
};

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' ');

const changed = (
  exploration: Exploration,
  today: Today,
  { suite, history, beginnings }: Kept,
  asked: readonly string[],
): { readonly suite: FrozenSuite; readonly names: readonly string[] } => {
  const { flow } = today.walk;
  if (suite === null || history === null) throw new BadAsk(notYet(flow));
  const fault = faultIn(flow, { suite, history, beginnings });
  if (fault !== null) throw new BadAsk(fault);
  const before = suiteIn(suite);
  const names = [...new Set(asked.map((name) => idOf(before, today, name)))];
  const { suite: next, besides } = accepted({ suite: before, exploration, today }, names);
  if (besides.length > 0)
    throw new BadAsk(`What ${names.join(', ')} does is also the doing of ${listed(besides)}: name it too.`);
  if (next === null)
    throw new BadAsk(`Nothing that ${names.join(', ')} does differs from what was accepted.`);
  return { suite: next, names };
};

const carriedOut = (
  exploration: Exploration,
  today: Today,
  kept: Kept,
  { names: asked, why }: Asked,
): Omit<Kept, 'histories'> => {
  const { flow } = today.walk;
  const isBeginning = asked.length === 1 && asked[0] === 'all';
  const next = isBeginning
    ? { suite: begun(exploration, today, kept), names: asked }
    : changed(exploration, today, kept, asked);
  const suite = textOfSuite(next.suite);
  const history = next.names.reduce(
    (page, transition) => withAcceptance(flow, page, { transition, why, before: kept.suite ?? '', suite }),
    kept.history ?? '',
  );
  const [fault] = faultsOfReasons(new Map([...kept.histories, [flow, history]]));
  if (fault !== undefined) throw new BadAsk(fault);
  return { suite, history, beginnings: withBeginning(kept.beginnings, flow, history) };
};

/** Prints in what a flow is not as it was accepted, and gives the code to end with. */
const reportOn = (exploration: Exploration, today: Today, kept: Kept): number => {
  const { suite } = kept;
  const { flow } = today.walk;
  if (suite === null || kept.history === null) throw new BadAsk(notYet(flow));
  const fault = faultIn(flow, { ...kept, suite, history: kept.history });
  if (fault !== null) {
    process.stdout.write(`${fault}\n`);
    return 1;
  }
  const problems = problemsIn(suiteIn(suite), today, exploration);
  process.stdout.write(
    isAsAccepted(problems) ? `${flow} does what was accepted.\n` : `${reportOf(problems)}\n`,
  );
  return isAsAccepted(problems) ? 0 : 1;
};

/**
 * Accepts what transitions do differently, by name and with the reason: the frozen steps that differ because of them are
 * written anew, and the history of the flow has a line more for each name. A new flow is accepted once as a whole, by
 * `all`.
 */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    const asked = askedIn(words);
    const { folder } = asked;
    const flow = await theFlow(asked.flow);
    const today: Today = { walk: flow.walk, selectors: await selectorsOf(flow) };
    const before = await keptOf(folder, flow.walk.flow);
    const exploration = explored(flow.walk);
    if (exploration === null) return 2;
    if (asked.names.length === 0) return reportOn(exploration, today, before);
    const after = carriedOut(exploration, today, before, asked);
    const files: readonly (readonly [file: string, text: string | null])[] = [
      [suiteFile(folder, flow.walk.flow), after.suite],
      [historyFile(folder, flow.walk.flow), after.history],
      [beginningsFile(folder), after.beginnings],
    ];
    for (const [file, text] of files) {
      if (text === null) continue;
      await writeText(file, text);
      process.stdout.write(`${file}\n`);
    }
    return 0;
  });
