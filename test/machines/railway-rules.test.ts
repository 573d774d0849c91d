import { describe, expect, inject, test } from 'vitest';
import { readRequirements } from '#atlas/command/requirements.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { judgeOn } from '#machines/kit/judge/judge.ts';
import { promisesOf } from '#machines/kit/judge/rule.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun } from '../support/in-the-long-run.ts';
import { allRules, rulesOf } from './flow-rules.ts';
import { beforeNow, isJustPlanted } from './planted/just-planted.ts';
import { nameOf, type Planted, planted, plantedIn, promiseOf } from './planted/planted-faults.ts';
import { plantedByHand } from './planted-by-hand.ts';
import { walks } from './walks.ts';

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { tr, en, fa };

const keys = allRules.flatMap(({ flow, rules }) =>
  Object.keys(rules).map((name) => `flow.${flow}.rule.${name}`),
);

test('every flow has rules, and there are a hundred and more of them', () => {
  expect(allRules.map(({ flow }) => flow).toSorted()).toEqual(walks.map(({ flow }) => flow).toSorted());
  expect(Math.min(...allRules.map(({ rules }) => Object.keys(rules).length))).toBeGreaterThan(2);
  expect(keys.length).toBeGreaterThan(100);
});

test.each(['tr', 'en', 'fa'])('every rule is a sentence in %s, and no sentence is of no rule', (language) => {
  const spoken = Object.keys(catalogues[language] ?? {}).filter((key) => /^flow\.[a-z-]+\.rule\./.test(key));
  expect(spoken.toSorted()).toEqual(keys.toSorted());
});

test('every rule serves a requirement there is', async () => {
  const ids = new Set(
    (await readRequirements()).flatMap(({ requirements }) => requirements.map(({ id }) => id)),
  );
  const served = allRules.flatMap(({ rules }) => Object.values(rules).map(({ serves }) => serves));
  expect(served.filter((serves) => serves.length === 0)).toEqual([]);
  expect(served.flat().filter((id) => !ids.has(id))).toEqual([]);
});

/** A rule whose sentence says that something never comes has nothing to say of a chart in which it does not. */
const isAboutNothing = ({ kind }: { readonly kind: string }) => kind === 'never';

describe.each(walks.map((walk) => [walk.flow, walk] as const))('%s', { timeout: 60_000 }, (flow, walk) => {
  const judge = judgeOn(walk);

  test.each(Object.entries(rulesOf(flow).rules))('holds in all that can happen: %s', (_, rule) => {
    for (const promise of promisesOf(rule)) {
      const { broken, concerned } = judge(promise);
      expect(broken).toBe(null);
      expect(concerned.size > 0 || isAboutNothing(promise)).toBe(true);
    }
  });
});

const promises = allRules.flatMap(({ flow, rules }) =>
  Object.entries(rules).flatMap(([name, { parts }]) =>
    parts.length === 0 ? [`${flow} ${name}`] : parts.map((_, part) => `${flow} ${name} ${part}`),
  ),
);

test('a fault is planted for every promise of every rule', () => {
  const broken = new Set(
    planted.map(({ flow, rule, part }) => `${flow} ${rule}${part === undefined ? '' : ` ${part}`}`),
  );
  expect([...broken].toSorted()).toEqual(promises.toSorted());
  const byHand = new Set(planted.flatMap((fault) => ('hand' in fault ? [fault.hand] : [])));
  expect([...byHand].toSorted()).toEqual(Object.keys(plantedByHand).toSorted());
});

test('every planted fault says in how many steps it is seen', () => {
  expect(planted.filter(({ steps }) => !Number.isInteger(steps)).map(nameOf)).toEqual([]);
});

/** Some by lot, and none that was just planted is left to it. */
const drawn = (): readonly Planted[] => {
  const chance = chanceOf(inject('seed'));
  const share = inTheLongRun(1, 0.25);
  const isJust = isJustPlanted(beforeNow());
  return planted.filter((fault) => chance() < share || isJust(fault));
};

test.each(drawn().map((each) => [each.flow, each.rule, nameOf(each), each] as const))(
  'a planted fault is caught: %s, %s, %s',
  { timeout: 60_000 },
  (flow, _rule, _fault, fault) => {
    const walk = walks.find((each) => each.flow === flow);
    if (walk === undefined) throw new Error(`There is no flow ${flow}.`);
    const { broken } = judgeOn({ ...walk, machine: plantedIn(walk.machine, fault) })(promiseOf(fault));
    expect(broken).not.toBe(null);
    expect(broken?.steps.length).toBe(fault.steps);
  },
);
