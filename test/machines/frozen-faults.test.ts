import { expect, inject, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { waysApart } from '#machines/kit/frozen/apart.ts';
import { type Noticing, noticingOf } from '#machines/kit/frozen/noticing.ts';
import { playingOf } from '#machines/kit/frozen/replay.ts';
import { actionIn } from '#machines/kit/frozen/sharpen.ts';
import { misledMutants } from '#machines/kit/mutants/misled.ts';
import { born, type Mutant, mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { isLongRun } from '../support/in-the-long-run.ts';
import { frozenOf, todayOf, todays } from './todays.ts';

const noticings = new Map<string, Noticing>();

/** Whether the accepted steps alone tell a chart from the flow's own: no drawing is looked at. */
const isNoticed = (flow: string, machine: AnyStateMachine, transition: string) => {
  const noticing = noticings.get(flow) ?? noticingOf(playingOf(frozenOf(flow), todayOf(flow)));
  noticings.set(flow, noticing);
  return noticing(machine, transition);
};

type Planted = Mutant & { readonly flow: string };

const plantedIn = (faultsOf: (machine: AnyStateMachine) => readonly Mutant[]): readonly Planted[] =>
  todays.flatMap(({ walk: { flow, machine } }) => faultsOf(machine).map((fault) => ({ ...fault, flow })));

const named = (pattern: RegExp) => (machine: AnyStateMachine) =>
  mutantsOf(machine).filter(({ name }) => pattern.test(name));

const kinds = [
  plantedIn(misledMutants),
  plantedIn(named(/: without action /)),
  plantedIn(named(/: with its guard turned round$/)),
];

type Fate = 'noticed' | 'alike' | 'missed' | 'no chart';

/** `alike` says that the fault was explored, with everything that may happen, and nothing was ever seen of it. */
const becomes = (fault: Planted): Fate => {
  const machine = born(fault);
  if (machine === null) return 'no chart';
  if (isNoticed(fault.flow, machine, fault.at)) return 'noticed';
  const explored = waysApart(todayOf(fault.flow), machine, actionIn(fault.name)).next();
  return explored.done === true && explored.value === 'alike' ? 'alike' : 'missed';
};

/** In the long run each fault of each kind, else as many as `most`, drawn by lot and of each kind in turn. */
function* drawn(most: number, isEnough: () => boolean): Generator<Planted> {
  if (isLongRun) {
    yield* kinds.flat();
    return;
  }
  const chance = chanceOf(inject('seed'));
  for (let turn = 0; !isEnough() && turn < 2 * most; turn += 1) {
    const faults = kinds[turn % kinds.length] ?? [];
    const fault = faults[Math.floor(chance() * faults.length)];
    if (fault !== undefined) yield fault;
  }
}

test('of faults drawn by lot, an arrow led elsewhere, an action dropped, a guard turned, every one is noticed', {
  timeout: 3_600_000,
}, () => {
  const wanted = 200;
  const found: Record<Fate, string[]> = { noticed: [], alike: [], missed: [], 'no chart': [] };
  const looked = () => found.noticed.length + found.missed.length;
  for (const fault of drawn(wanted, () => looked() === wanted))
    found[becomes(fault)].push(`${fault.flow}: ${fault.name}`);
  process.stdout.write(
    `${found.noticed.length} of ${looked()} planted faults noticed, seed ${inject('seed')}; ${found.alike.length} not counted because nothing the walk can do shows them${isLongRun ? '' : `: ${found.alike.join('; ') || 'none'}`}\n`,
  );
  expect(found.missed).toEqual([]);
  expect(found.noticed.length).toBeGreaterThanOrEqual(wanted);
});

const theOnly = (faults: readonly Mutant[], name: string): Mutant => {
  const found = faults.find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`There is no fault ${name}.`);
  return found;
};

test('a payment that was left and ends as one whose time has ended is noticed', () => {
  const { machine } = todayOf('payment').walk;
  const { grow, at } = theOnly(
    misledMutants(machine),
    'payment.stopped|payment.left|0: leads to payment.timeEnded',
  );
  expect(isNoticed('payment', grow(), at)).toBe(true);
});

test('a promotion code that is removed and asked for all the same is noticed', () => {
  const { machine } = todayOf('payment').walk;
  const fault = 'payment.choosing|promotion.removed|0: without action removeCode';
  const { grow, at } = theOnly(mutantsOf(machine), fault);
  expect(isNoticed('payment', grow(), at)).toBe(true);
});
