type Named = { readonly type?: unknown; readonly params?: unknown; readonly name?: unknown };
type Composed = {
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
  readonly name?: string;
};

const writtenOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fixed params belong to the drawing; params computed from the event are known only when it happens. */
const paramsOf = (params: unknown) =>
  typeof params === 'object' && params !== null
    ? `(${Object.entries(params)
        .map(([name, value]) => `${name}: ${writtenOf(value)}`)
        .join(', ')})`
    : '';

export const actionNameOf = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type, params, name } = action as Named;
  return `${String(type ?? (name === '' ? 'inline' : name))}${paramsOf(params)}`;
};

export const guardNameOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  const { guards, stateValue, name } = guard as Composed;
  if (guards) return `${name}(${guards.map(guardNameOf).join(', ')})`;
  return stateValue === undefined
    ? actionNameOf(guard)
    : `stateIn(${writtenOf(stateValue).replaceAll('"', '')})`;
};

/** xstate itself adds two actions to arm and disarm an `after`: they are not part of the drawing. */
export const isDrawn = (action: unknown): boolean =>
  typeof action === 'string' || !['xstate.raise', 'xstate.cancel'].includes(String((action as Named).type));
