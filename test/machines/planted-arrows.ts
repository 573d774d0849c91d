import type { AnyStateMachine } from 'xstate';
import { ledElsewhere } from '#machines/kit/mutants/misled.ts';
import { mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { plantedByHand } from './planted-by-hand.ts';
import faults from './planted-faults.json' with { type: 'json' };

/** A fault put into a chart by hand, and how many steps the shortest way takes to the rule it breaks. */
export type Planted = { readonly flow: string; readonly rule: string; readonly steps: number } & (
  | { readonly arrow: string; readonly to: string }
  | { readonly mutant: string }
  | { readonly hand: string }
);

export const nameOf = (fault: Planted): string => {
  if ('arrow' in fault) return `${fault.arrow} leads to ${fault.to}`;
  return 'hand' in fault ? fault.hand : fault.mutant;
};

export const plantedIn = (machine: AnyStateMachine, fault: Planted): AnyStateMachine => {
  if ('arrow' in fault) return ledElsewhere(machine, fault.arrow, fault.to);
  const name = nameOf(fault);
  const grow =
    'hand' in fault ? plantedByHand[name] : mutantsOf(machine).find((mutant) => mutant.name === name)?.grow;
  if (grow === undefined) throw new Error(`There is no fault ${name}.`);
  return grow();
};

/** For every rule of every flow a chart that breaks it; where a sentence promises several things, a chart for each. */
export const planted: readonly Planted[] = faults;
