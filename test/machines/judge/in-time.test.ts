import { expect, test } from 'vitest';
import { judgeOn } from '#machines/kit/judge/judge.ts';
import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import { promisesOf } from '#machines/kit/judge/rule.ts';
import { ledElsewhere } from '#machines/kit/mutants/misled.ts';
import { grown } from '#machines/kit/mutants/mutants.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { masterpassWalk } from '#machines/masterpass/masterpass.paths.ts';
import { observationsOf } from '../../support/observations-of.ts';
import { rulesOf } from '../flow-rules.ts';

/** A wallet that has paid stands still for a while, and is over then. */
const withPause = grown(masterpassMachine, masterpassMachine.root, {
  name: 'a pause before the end',
  edit: (written) => {
    written.states = { ...Object(written.states), pausing: { after: { recheckTime: 'paid' } } };
  },
}).grow();

const late: Walk = {
  ...masterpassWalk,
  machine: ledElsewhere(
    withPause,
    'masterpass.settling.paying|xstate.done.actor.payByWallet|0',
    'masterpass.pausing',
  ),
};

const rules = rulesOf('masterpass');

const brokenOn = (walk: Walk): ReadonlySet<string> =>
  new Set(suiteOf(explore(walk)).paths.flatMap((path) => brokenIn(rules, observationsOf(path))));

test('what comes too late is noticed on a path, where the time is looked at, and nowhere else', () => {
  expect([...brokenOn(masterpassWalk)]).toEqual([]);
  expect([...brokenOn(late)]).toContain('paid-is-the-end');
  const inTime = rules.rules['paid-is-the-end'];
  expect((inTime ? promisesOf(inTime) : []).map((promise) => judgeOn(late)(promise).broken)).toEqual([null]);
});
