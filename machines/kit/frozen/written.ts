import { type AnyStateMachine, assign } from 'xstate';

type Given = { readonly context: unknown };
type Assigner = (given: Given, params: unknown) => object;
type Assign = { readonly assignment?: Assigner | Readonly<Record<string, unknown>> };

/** A machine that notes which parts of its context an action writes, whether or not they change. */
export const notingWrites = (
  machine: AnyStateMachine,
  action: string,
): { readonly machine: AnyStateMachine; readonly written: ReadonlySet<string> } => {
  const written = new Set<string>();
  const drawn: unknown = machine.implementations.actions[action];
  const { assignment } = (drawn ?? {}) as Assign;
  if (assignment === undefined) return { machine, written };
  const noted = assign(((given: Given, params: unknown) => {
    const parts =
      typeof assignment === 'function'
        ? assignment(given, params)
        : Object.fromEntries(
            Object.entries(assignment).map(([key, part]: [string, unknown]) => [
              key,
              typeof part === 'function' ? (part as Assigner)(given, params) : part,
            ]),
          );
    for (const key of Object.keys(parts)) written.add(key);
    return parts;
  }) as never);
  return { machine: machine.provide({ actions: { [action]: noted } as never }), written };
};
