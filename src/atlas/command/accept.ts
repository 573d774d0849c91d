import { parseArgs } from 'node:util';
import { accepted } from '#machines/kit/frozen/accept.ts';
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
  historyFile,
  selectorsOf,
  suiteFile,
  textIn,
  withBeginning,
  writeText,
} from './frozen-files.ts';
import { faultOfHistory, withAcceptance } from './history.ts';
import { root } from './root.ts';

const usage = 'npm run accept -- <flow> <transition> "why"';

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
  const why = rest.at(-1)?.trim() ?? '';
  const names = rest.slice(0, -1);
  if (flow === undefined || flow === 'all') throw new BadAsk(`Say one flow: ${usage}`);
  if (rest.length === 0) return { flow, names, why, folder: values.in };
  if (names.length === 0) throw new BadAsk(`Say a transition, and why it is meant: ${usage}`);
  if (!why.includes(' ')) throw new BadAsk(`Say in a few words why it is meant, not "${why}".`);
  return { flow, names, why, folder: values.in };
};

const theFlow = async (asked: string): Promise<Flow> => {
  const [flow] = await chosenFlows(asked);
  if (flow === undefined) throw new BadAsk(`There is no flow ${asked}.`);
  return flow;
};

type Kept = { readonly suite: string | null; readonly history: string | null; readonly beginnings: string };

const keptOf = async (folder: string, flow: string): Promise<Kept> => ({
  suite: await textIn(suiteFile(folder, flow)),
  history: await textIn(historyFile(folder, flow)),
  beginnings: (await textIn(beginningsFile(folder))) ?? '',
});

const begun = (exploration: Exploration, today: Today, { suite, history, beginnings }: Kept): FrozenSuite => {
  const { flow } = today.walk;
  if (suite !== null || history !== null || beginningsIn(beginnings).has(flow))
    throw new BadAsk(
      `${flow} is frozen: what it does is accepted by the name of each transition. What was deleted is brought back from git.`,
    );
  return frozen(exploration, today);
};

const notYet = (flow: string) => `${flow} is not frozen yet: npm run accept -- ${flow} all "why"`;

const idOf = ({ arrows }: FrozenSuite, today: Today, name: string): string => {
  const titles = [...titlesOf(today), ...Object.entries(arrows)];
  const found = titles.find(([id, title]) => id === name || title === name)?.[0];
  if (found === undefined && !/^(?:start|shown):|: /.test(name))
    throw new BadAsk(
      `${today.walk.flow} has no transition ${name}. npm run accept -- ${today.walk.flow} names those that differ.`,
    );
  return found ?? name;
};

const changed = (
  exploration: Exploration,
  today: Today,
  { suite, history }: Kept,
  name: string,
): { readonly suite: FrozenSuite; readonly name: string } => {
  const { flow } = today.walk;
  if (suite === null || history === null) throw new BadAsk(notYet(flow));
  const fault = faultOfHistory(flow, history, suite);
  if (fault !== null) throw new BadAsk(fault);
  const before = suiteIn(suite);
  const id = idOf(before, today, name);
  const next = accepted({ suite: before, exploration, today }, id);
  if (next === null) throw new BadAsk(`Nothing that ${id} does differs from what was accepted.`);
  return { suite: next, name: id };
};

const carriedOut = (exploration: Exploration, today: Today, kept: Kept, name: string, why: string): Kept => {
  const { flow } = today.walk;
  const next =
    name === 'all'
      ? { suite: begun(exploration, today, kept), name }
      : changed(exploration, today, kept, name);
  const suite = textOfSuite(next.suite);
  const history = withAcceptance(flow, kept.history ?? '', { transition: next.name, why, suite });
  return { suite, history, beginnings: withBeginning(kept.beginnings, flow, history) };
};

/** Prints in what a flow is not as it was accepted, and gives the code to end with. */
const reportOn = (today: Today, { suite }: Kept): number => {
  const { flow } = today.walk;
  if (suite === null) throw new BadAsk(notYet(flow));
  const problems = problemsIn(suiteIn(suite), today);
  process.stdout.write(
    isAsAccepted(problems) ? `${flow} does what was accepted.\n` : `${reportOf(problems)}\n`,
  );
  return isAsAccepted(problems) ? 0 : 1;
};

/**
 * Accepts what a transition does differently, by name and with the reason: the frozen paths that differ because of it are
 * written anew, and the history of the flow has one line more. A new flow is accepted once as a whole, by `all`.
 */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    const { flow: asked, names, why, folder } = askedIn(words);
    const flow = await theFlow(asked);
    const today: Today = { walk: flow.walk, selectors: await selectorsOf(flow) };
    const before = await keptOf(folder, flow.walk.flow);
    if (names.length === 0) return reportOn(today, before);
    const exploration = explored(flow.walk);
    if (exploration === null) return 2;
    const after = names.reduce((kept, name) => carriedOut(exploration, today, kept, name, why), before);
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
