import type { AnyStateMachine } from 'xstate';
import { ledElsewhere } from '#machines/kit/mutants/misled.ts';
import { mutantsOf } from '#machines/kit/mutants/mutants.ts';
import faults from './planted-faults.json' with { type: 'json' };

/** A fault put into a chart by hand, and how many steps the shortest way takes to the rule it breaks. */
export type Planted = { readonly flow: string; readonly rule: string; readonly steps: number } & (
  | { readonly arrow: string; readonly to: string }
  | { readonly mutant: string }
);

export const plantedIn = (machine: AnyStateMachine, fault: Planted): AnyStateMachine => {
  if ('arrow' in fault) return ledElsewhere(machine, fault.arrow, fault.to);
  const found = mutantsOf(machine).find(({ name }) => name === fault.mutant);
  if (found === undefined) throw new Error(`There is no fault ${fault.mutant}.`);
  return found.grow();
};

/** For every rule of every flow a chart that breaks it. */
export const planted: readonly Planted[] = faults;
