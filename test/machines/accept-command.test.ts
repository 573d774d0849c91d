import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  beginningsFile,
  beginningsIn,
  historyFile,
  suiteFile,
  withBeginning,
  writeText,
} from '#atlas/command/frozen-files.ts';
import { acceptancesIn, faultOfHistory, withAcceptance } from '#atlas/command/history.ts';
import { frozen } from '#machines/kit/frozen/frozen.ts';
import { textOfSuite } from '#machines/kit/frozen/suite.ts';
import { misledMutants } from '#machines/kit/mutants/misled.ts';
import { mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { ranHere, spawned } from '#test/support/ran-command.ts';
import { askingWalk } from './fixtures/asking.paths.ts';

const file = 'test/machines/fixtures/asking.paths.ts';
const left = 'asking.holding|hold.left|0';
const chosen = 'asking.choosing|seat.chosen|0';
const granted = 'asking.holding|xstate.done.actor.holdSeat|0';
const all = ['all', 'The flow is new.'] as const;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sefer-accept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const accept = (...words: string[]) => ranHere('accept', file, ...words, '--in', folder);
const textOf = (path: string) => readFile(path, 'utf8');
const historyHere = () => textOf(historyFile(folder, 'asking'));
const suiteHere = () => textOf(suiteFile(folder, 'asking'));

/** Accepts the flow as it was before somebody led an arrow elsewhere. */
const acceptEarlier = async (fault = `${left}: leads to asking.held`) => {
  const faults = [...misledMutants(askingWalk.machine), ...mutantsOf(askingWalk.machine)];
  const earlier = faults.find(({ name }) => name === fault);
  const walk = { ...askingWalk, machine: earlier?.grow() ?? askingWalk.machine };
  const suite = textOfSuite(frozen(explore(walk), { walk, selectors: {} }));
  const history = withAcceptance('asking', '', {
    transition: 'all',
    why: 'The flow is new.',
    before: '',
    suite,
  });
  await writeText(suiteFile(folder, 'asking'), suite);
  await writeText(historyFile(folder, 'asking'), history);
  await writeText(beginningsFile(folder), withBeginning('', 'asking', history));
};

describe('npm run accept', { timeout: 60_000 }, () => {
  test('a new flow is accepted as a whole, once', async () => {
    const { code, stderr } = await spawned('accept', file, ...all, '--in', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(faultOfHistory('asking', await historyHere(), await suiteHere())).toBe(null);
    const [first] = acceptancesIn(await historyHere());
    expect(beginningsIn(await textOf(beginningsFile(folder)))).toEqual(
      new Map([['asking', { first: first?.chain, oldest: null }]]),
    );
    const again = await accept(...all);
    expect({ code: again.code, says: again.stderr }).toEqual({
      code: 2,
      says: 'asking is frozen: what it does is accepted by the name of each transition. What was deleted is brought back from git.\n',
    });
  });

  test.each([
    ['its id', left],
    ['its title', 'holding: hold.left → choosing'],
  ])('a change is accepted by %s, and its reason stands under the rest', async (_, name) => {
    await acceptEarlier();
    const before = await historyHere();
    const { code, stderr } = await accept(name, 'Whoever leaves chooses again.');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const after = await historyHere();
    expect(after.startsWith(before)).toBe(true);
    expect(acceptancesIn(after).map(({ transition, why }) => [transition, why])).toEqual([
      ['all', 'The flow is new.'],
      [left, 'Whoever leaves chooses again.'],
    ]);
    expect(faultOfHistory('asking', after, await suiteHere())).toBe(null);
    const again = await accept(name, 'Whoever leaves chooses again.');
    expect(again.stderr).toBe(`Nothing that ${left} does differs from what was accepted.\n`);
  });
});

test('without a transition it tells what differs, and accepts nothing', { timeout: 60_000 }, async () => {
  await acceptEarlier();
  const before = await historyHere();
  const { code, out } = await accept();
  expect({ code, isNamed: out.includes(`npm run accept -- asking '${left}' "why"`) }).toEqual({
    code: 1,
    isNamed: true,
  });
  expect(await historyHere()).toBe(before);
  await accept(left, 'Whoever leaves chooses again.');
  expect(await accept()).toEqual({ code: 0, out: 'asking does what was accepted.\n', stderr: '' });
});

test('a suite that was changed by hand is told as such, whatever the flow does', {
  timeout: 60_000,
}, async () => {
  await acceptEarlier();
  const accepted = await historyHere();
  const suite = textOfSuite(frozen(explore(askingWalk), { walk: askingWalk, selectors: {} }));
  await writeFile(suiteFile(folder, 'asking'), suite);
  expect(await accept()).toEqual({
    code: 1,
    out: 'test/frozen/asking.json is not the suite that was accepted last: it was changed by hand.\n',
    stderr: '',
  });
  expect(await historyHere()).toBe(accepted);
});

test('what is not the doing of one alone is refused until all are named, and each name has its line', {
  timeout: 60_000,
}, async () => {
  await acceptEarlier('asking.choosing|seat.chosen|0: without action noteSeat');
  const before = [await historyHere(), await suiteHere()];
  const alone = await accept(chosen, 'The seat is noted.');
  expect(alone).toEqual({
    code: 2,
    out: '',
    stderr: `What ${chosen} does is also the doing of 'asked:holdSeat': name it too.\n`,
  });
  expect([await historyHere(), await suiteHere()]).toEqual(before);
  const { code } = await accept(chosen, 'asked:holdSeat', 'The seat is noted, and asked for.');
  expect(code).toBe(0);
  const names = acceptancesIn(await historyHere()).map(({ transition }) => transition);
  expect(names).toEqual(['all', chosen, 'asked:holdSeat']);
  expect(faultOfHistory('asking', await historyHere(), await suiteHere())).toBe(null);
  expect((await accept()).out).toContain(`npm run accept -- asking '${granted}' "why"`);
});

describe('what may not be accepted is told in one line, and nothing is written', { timeout: 60_000 }, () => {
  beforeEach(() => acceptEarlier());

  test.each([
    ['without a transition', ['What for?'], /^Say a transition, and why it is meant: .*\n$/],
    ['without a reason', [left, ''], /^Say in a sentence of its own why it is meant, not ""\.\n$/],
    [
      'with the reason of the copied line',
      [left, 'why'],
      /^Say in a sentence of its own why it is meant, not "why"\.\n$/,
    ],
    [
      'with words that are no sentence',
      [left, 'as we said'],
      /^Say in a sentence of its own why it is meant, not "as we said"\.\n$/,
    ],
    [
      'with a sentence of no words',
      [left, 'A a a a.'],
      /^Say in a sentence of its own why it is meant, not "A a a a\."\.\n$/,
    ],
    [
      'with the reason of something else',
      [left, 'The flow is new.'],
      /^asking: “The flow is new\.” is the reason of something else too\n$/,
    ],
    [
      'a transition nobody knows',
      ['asking.gone|x|0', 'The hold is meant as it stands.'],
      /^asking has no transition asking\.gone\|x\|0\. .*\n$/,
    ],
    [
      'a transition that does what it did',
      ['asking.choosing|seat.chosen|0', 'The hold is meant as it stands.'],
      /^Nothing that .* differs .*\n$/,
    ],
    ['the whole of a frozen flow', ['all', 'The hold is meant as it stands.'], /^asking is frozen: .*\n$/],
  ])('%s', async (_, words, line) => {
    const before = [await historyHere(), await suiteHere()];
    const { code, out, stderr } = await accept(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(stderr).toMatch(line);
    expect([await historyHere(), await suiteHere()]).toEqual(before);
  });

  test('a suite that was changed by hand', async () => {
    await writeFile(suiteFile(folder, 'asking'), (await suiteHere()).replaceAll('"held"', '"holding"'));
    const { stderr } = await accept(left, 'The hold is meant as it stands.');
    expect(stderr).toBe(
      'test/frozen/asking.json is not the suite that was accepted last: it was changed by hand.\n',
    );
  });

  test.each([
    ['the suite alone', [suiteFile]],
    ['the suite and its history', [suiteFile, historyFile]],
  ])('the whole anew, after %s was deleted', async (_, files) => {
    for (const fileOf of files) await rm(fileOf(folder, 'asking'));
    expect((await accept(...all)).stderr).toMatch(/^asking is frozen: /);
  });

  test('all flows at once', async () => {
    const { stderr } = await ranHere(
      'accept',
      'all',
      left,
      'The hold is meant as it stands.',
      '--in',
      folder,
    );
    expect(stderr).toMatch(/^Say one flow: /);
  });
});
