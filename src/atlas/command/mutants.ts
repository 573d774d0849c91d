import type { Kills } from '#machines/kit/mutants/mutate.ts';
import { killScore, killsOf, leastNoticed } from '#machines/kit/mutants/mutate.ts';
import { chosenFlows } from './chosen-flows.ts';
import { endingOf } from './ending.ts';
import { explored } from './explored.ts';
import { BadAsk } from './find-walk.ts';

const scoreOf = (kills: Kills): string => {
  const { flow, mutants, killed, equivalent } = kills;
  return `${flow}: ${killed} of ${mutants} mutants killed, ${equivalent.length} equivalent, score ${(killScore(kills) * 100).toFixed(1)} %`;
};

const namedIn = ({ flow, survivors, equivalent, wronglyDeclared }: Kills): readonly string[] => [
  ...equivalent.map(({ name, reason }) => `${flow}: equivalent: ${name}: ${reason}`),
  ...wronglyDeclared.map((name) => `${flow}: wrongly declared equivalent: ${name}`),
  ...survivors.map((name) => `${flow}: survivor: ${name}`),
];

const isGood = (kills: Kills) => killScore(kills) >= leastNoticed && kills.wronglyDeclared.length === 0;

/** Prints for each flow which small faults its paths do not notice, and how many they do last of all; ends with 1 when they notice too few. */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    if (words.length > 1) throw new BadAsk('Say one flow, or all: npm run mutants -- <flow|all>');
    const explorations = (await chosenFlows(words[0])).map(({ walk }) => explored(walk));
    const scores: string[] = [];
    let code = 0;
    for (const exploration of explorations) {
      if (exploration === null) return 2;
      const kills = killsOf(exploration);
      for (const line of namedIn(kills)) process.stdout.write(`${line}\n`);
      scores.push(scoreOf(kills));
      if (!isGood(kills)) code = 1;
    }
    process.stdout.write(`${scores.join('\n')}\n`);
    return code;
  });
