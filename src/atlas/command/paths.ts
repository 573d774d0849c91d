import { parseArgs } from 'node:util';
import { matrixAs, type PathFormat, pathFormats, suiteAs } from '#machines/kit/export/paths-formats.ts';
import { summaryOf } from '#machines/kit/export/suite-summary.ts';
import { type Criterion, criteria } from '#machines/kit/walk/goals.ts';
import { matrixOf } from '#machines/kit/walk/refuse.ts';
import { ordinary, suiteOf } from '#machines/kit/walk/suite.ts';
import { endingOf } from './ending.ts';
import { explored } from './explored.ts';
import { BadAsk, findWalk } from './find-walk.ts';
import { runSuite } from './run-suite.ts';

const options = {
  criterion: { type: 'string', default: ordinary.criterion },
  'max-steps': { type: 'string', default: `${ordinary.maxSteps}` },
  format: { type: 'string', default: 'md' },
  seed: { type: 'string', default: `${ordinary.seed}` },
  refused: { type: 'boolean', default: false },
} as const;

const usage = `npm run paths -- <flow or path of a .paths.ts> [--criterion ${criteria.join('|')}] [--max-steps 25] [--format ${pathFormats.join('|')}] [--seed 1] [--refused], or npm run paths -- run FILE.json [--base URL]`;

const oneOf = <Name extends string>(names: readonly Name[], what: string, given: string): Name => {
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new BadAsk(`There is no ${what} "${given}". There are: ${names.join(', ')}.`);
  return found;
};

const countOf = (option: string, given: string): number => {
  const count = Number(given);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadAsk(`--${option} must be a whole number from 1 on.`);
  return count;
};

type Asked = {
  readonly flow: string;
  readonly criterion: Criterion;
  readonly maxSteps: number;
  readonly format: PathFormat;
  readonly seed: number;
  readonly refused: boolean;
};

const askedIn = (words: readonly string[]): Asked => {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [flow, ...more] = positionals;
  if (flow === undefined || more.length > 0) throw new BadAsk(`Say one flow: ${usage}`);
  return {
    flow,
    criterion: oneOf(criteria, 'criterion', values.criterion),
    maxSteps: countOf('max-steps', values['max-steps']),
    format: oneOf(pathFormats, 'format', values.format),
    seed: countOf('seed', values.seed),
    refused: values.refused,
  };
};

/** Prints the paths of a flow, or the table of what it refuses; the summary goes beside them where the form has no room. */
export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    if (words[0] === 'run') return runSuite(words.slice(1));
    const asked = askedIn(words);
    const exploration = explored(await findWalk(asked.flow));
    if (exploration === null) return 2;
    if (asked.refused) {
      process.stdout.write(matrixAs(asked.format, matrixOf(exploration)));
      return 0;
    }
    const suite = suiteOf(exploration, asked);
    process.stdout.write(suiteAs(asked.format, suite));
    if (asked.format === 'csv') process.stderr.write(`${summaryOf(suite).join('\n')}\n`);
    return 0;
  });
