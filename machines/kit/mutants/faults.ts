import type { AnyStateNode } from 'xstate';
import { actionNameOf } from '#machines/kit/chart/chart-names.ts';
import type { Part } from '#machines/kit/chart/slots.ts';
import { changedParams } from './changed.ts';

/** A small fault in the written chart of one state. */
export type Fault = { readonly name: string; readonly edit: (written: Part) => void };

export const without = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, at) => at !== index);

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((each, at) => (at === index ? item : each));

export const bare = (part: Part, key: string): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));

/** The state after this one among its siblings, or null when there is none. */
export const besides = (state: AnyStateNode): AnyStateNode | null => {
  const siblings = Object.values<AnyStateNode>(state.parent?.states ?? {}).filter(
    ({ type }) => type !== 'history',
  );
  const other = siblings[(siblings.indexOf(state) + 1) % siblings.length];
  return other === undefined || other === state ? null : other;
};

/** A named guard or action with other params; null when it has none that can change. */
export const withOtherParams = (named: unknown): unknown => {
  if (typeof named !== 'object' || named === null) return null;
  const params = changedParams((named as Part).params);
  return params === null ? null : { ...named, params };
};

type Write = (written: Part, actions: readonly unknown[]) => void;

export const actionFaults = (what: string, actions: readonly unknown[], write: Write): readonly Fault[] =>
  actions.flatMap((action, index): readonly Fault[] => {
    const name = actionNameOf(action);
    const other = withOtherParams(action);
    const dropped: Fault = {
      name: `${what}: without action ${name}`,
      edit: (written) => write(written, without(actions, index)),
    };
    const changed: Fault = {
      name: `${what}: other params for action ${name}`,
      edit: (written) => write(written, replaced(actions, index, other)),
    };
    return other === null ? [dropped] : [dropped, changed];
  });
