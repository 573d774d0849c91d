import { describe, expect, inject, test } from 'vitest';
import { isAsAccepted } from '#machines/kit/frozen/problems.ts';
import type { FrozenSuite } from '#machines/kit/frozen/suite.ts';
import { misledMutants } from '#machines/kit/mutants/misled.ts';
import { type Mutant, mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { inTheLongRun } from '../support/in-the-long-run.ts';
import {
  accepting,
  after,
  asking,
  changed,
  chosen,
  granted,
  problems,
  suite,
} from './fixtures/asking-faults.ts';

const isRed = (walk: Walk, of: FrozenSuite = suite) => !isAsAccepted(problems(walk, of));
const noted = `${chosen}: without action noteSeat`;

describe('what lies behind an accepted step and carries something else stays red', () => {
  const names = mutantsOf(asking.machine).map(({ name }) => name);
  const others = names.filter((name) =>
    /without action (keepHeld|notifyHeld|report)$|asked for something else$/.test(name),
  );

  test('there are such faults of every kind', () => {
    expect(others.length).toBeGreaterThanOrEqual(6);
  });

  test.each(others)('%s', (other) => {
    const walk = changed(asking, noted, other);
    expect(isRed(changed(asking, other))).toBe(true);
    expect(isRed(walk, after(walk, [chosen]))).toBe(true);
  });
});

test('what is not the doing of the named alone is refused, and what has to be named besides is shown', () => {
  const walk = changed(asking, noted);
  expect(accepting(walk, [chosen])).toEqual({ suite: null, besides: ['asked:holdSeat'] });
  const next = after(walk, [chosen, 'asked:holdSeat']);
  expect(problems(walk, next).differences.map(({ names }) => names)).toEqual([[granted]]);
  expect(isRed(walk, after(walk, [granted], next))).toBe(false);
});

/** Everything by which it is accepted, name after name, as it is shown; and the suite that comes of it. */
const acceptedWhole = (walk: Walk): { readonly names: ReadonlySet<string>; readonly whole: FrozenSuite } => {
  const names = new Set<string>();
  let whole = suite;
  for (let round = 0; round < 12 && isRed(walk, whole); round++) {
    const { differences, added, gone, untaken } = problems(walk, whole);
    const shown = [...(differences[0]?.names ?? [...added, ...gone, ...untaken])];
    const { suite: next, besides } = accepting(walk, shown, whole);
    for (const name of shown) names.add(name);
    for (const name of besides) names.add(name);
    whole = next ?? after(walk, [...shown, ...besides], whole);
  }
  return { names, whole };
};

type Changed = { readonly walk: Walk; readonly names: ReadonlySet<string>; readonly whole: FrozenSuite };

const born = (...faults: readonly string[]): Walk | null => {
  try {
    const walk = changed(asking, ...faults);
    explore(walk);
    return walk;
  } catch {
    return null;
  }
};

const found = new Map<string, Changed | null>();

const acceptedWith = ({ name }: Mutant): Changed | null => {
  const known = found.get(name);
  if (known !== undefined) return known;
  const walk = born(name);
  const made = walk !== null && isRed(walk) ? { walk, ...acceptedWhole(walk) } : null;
  found.set(name, made);
  return made;
};

/** Whether the second fault is seen beside the first by other names, and is silent once the first is accepted. */
const becomes = (one: Mutant, other: Mutant): 'red' | 'silent' | 'no pair' => {
  const [first, second] = [acceptedWith(one), acceptedWith(other)];
  if (first === null || second === null) return 'no pair';
  if ([...second.names].every((name) => first.names.has(name))) return 'no pair';
  const walk = born(one.name, other.name);
  if (walk === null || !isRed(walk, first.whole)) return 'no pair';
  return isRed(walk, after(walk, [...first.names])) ? 'red' : 'silent';
};

test('of two faults drawn by lot, accepting one by all its names never turns the other green', {
  timeout: 600_000,
}, () => {
  const chance = chanceOf(inject('seed'));
  const faults = [...mutantsOf(asking.machine), ...misledMutants(asking.machine)];
  const drawn = () => faults[Math.floor(chance() * faults.length)];
  const wanted = inTheLongRun(3_000, 30);
  const silent: string[] = [];
  for (let red = 0; red + silent.length < wanted; ) {
    const [one, other] = [drawn(), drawn()];
    if (one === undefined || other === undefined) continue;
    const fate = becomes(one, other);
    if (fate === 'red') red += 1;
    if (fate === 'silent') silent.push(`${one.name} + ${other.name}`);
  }
  expect(silent).toEqual([]);
});

test('a start with an arrow elsewhere hides nothing that is asked behind it', () => {
  const faults = mutantsOf(asking.machine);
  const [one, other] = [
    'asking: begins in asking.holding',
    'asking.held, port holdEnd: asked for something else',
  ].map((name) => faults.find((fault) => fault.name === name));
  if (one === undefined || other === undefined) throw new Error('There are no such faults.');
  expect(becomes(one, other)).toBe('red');
});
