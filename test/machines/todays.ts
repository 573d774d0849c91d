import { readFileSync } from 'node:fs';
import type { Selectors, Today } from '#machines/kit/frozen/sight.ts';
import { type FrozenSuite, suiteIn } from '#machines/kit/frozen/suite.ts';
import { walks } from './walks.ts';

const rooms = import.meta.glob<Selectors>('../../machines/**/*.selectors.ts', { eager: true });

const selectorsOf = (flow: string): Selectors =>
  Object.entries(rooms).find(([file]) => file.endsWith(`/${flow}.selectors.ts`))?.[1] ?? {};

/** Every flow as it is today, with what a view may read of it. */
export const todays: readonly Today[] = walks.map((walk) => ({ walk, selectors: selectorsOf(walk.flow) }));

export const todayOf = (flow: string): Today => {
  const today = todays.find(({ walk }) => walk.flow === flow);
  if (today === undefined) throw new Error(`There is no flow ${flow}.`);
  return today;
};

/** What was accepted of a flow. */
export const frozenOf = (flow: string): FrozenSuite =>
  suiteIn(readFileSync(`test/frozen/${flow}.json`, 'utf8'));
