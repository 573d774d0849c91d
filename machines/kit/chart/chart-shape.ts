import type { AnyStateNode } from 'xstate';
import type { ArrowKind } from './chart-transition.ts';

/** Something a state asks: the world, the clock, or another flow, then with the hash of that flow's chart. */
export type ChartPort = {
  readonly id: string;
  readonly source: string;
  readonly kind: 'world' | 'deadline' | 'flow';
  readonly flow: { readonly id: string; readonly hash: string } | null;
};

export type ChartState = {
  readonly id: string;
  readonly key: string;
  /** Where the state lies below the root, with dots; empty for the root. */
  readonly path: string;
  readonly kind: AnyStateNode['type'];
  readonly initial: string | null;
  readonly onInitial: readonly string[];
  readonly history: 'shallow' | 'deep' | null;
  /** Where a history state leads when there is nothing to remember. */
  readonly otherwise: string | null;
  readonly description: string | null;
  readonly screen: string | null;
  readonly tags: readonly string[];
  readonly ports: readonly ChartPort[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly states: readonly ChartState[];
};

export type ChartArrow = {
  readonly id: string;
  readonly source: string;
  /** None: the arrow stays inside its state. Several: it enters regions of a parallel state. */
  readonly targets: readonly string[];
  /** The event as xstate names it, or `always`. */
  readonly event: string;
  readonly kind: ArrowKind;
  readonly about: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly reenters: boolean;
  readonly description: string | null;
};

export type Chart = {
  readonly id: string;
  readonly hash: string;
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
};
