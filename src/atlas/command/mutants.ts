import type { Kills } from '#machines/kit/mutants/mutate.ts';
import { killScore, killsOf, leastNoticed } from '#machines/kit/mutants/mutate.ts';
import { chosenFlows } from './chosen-flows.ts';
import { endingOf } from './ending.ts';
import { explored } from './explored.ts';
import { BadAsk } from './find-walk.ts';

const reportOf = (kills: Kills): readonly string[] => {
  const { flow, mutants, killed, survivors, equivalent, wronglyDeclared } = kills;
  return [
    `${flow}: ${killed} of ${mutants} mutants killed, ${equivalent.length} equivalent, score ${(killScore(kills) * 100).toFixed(1)} %`,
    ...survivors.map((name) => `  survivor: ${name}`),
    ...equivalent.map(({ name, reason }) => `  equivalent: ${name}: ${reason}`),
    ...wronglyDeclared.map((name) => `  wrongly declared equivalent: ${name}`),
  ];
};

const isGood = (kills: Kills) => killScore(kills) >= leastNoticed && kills.wronglyDeclared.length === 0;

/** Prints for each flow how many small faults its paths notice; ends with 1 when they notice too few. */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    if (words.length > 1) throw new BadAsk('Say one flow, or all: npm run mutants -- <flow|all>');
    const explorations = (await chosenFlows(words[0])).map(({ walk }) => explored(walk));
    let code = 0;
    for (const exploration of explorations) {
      if (exploration === null) return 2;
      const kills = killsOf(exploration);
      process.stdout.write(`${reportOf(kills).join('\n')}\n`);
      if (!isGood(kills)) code = 1;
    }
    return code;
  });
