import type { AnyStateMachine } from 'xstate';
import type { Rule } from '#machines/kit/judge/rule.ts';
import { ledElsewhere } from '#machines/kit/mutants/misled.ts';
import { mutantsOf } from '#machines/kit/mutants/mutants.ts';
import { rulesOf } from '../flow-rules.ts';
import { plantedByHand } from '../planted-by-hand.ts';
import faults from '../planted-faults.json' with { type: 'json' };

type Breaks = {
  readonly flow: string;
  readonly rule: string;
  /** Which of its promises, where its sentence makes several. */
  readonly part?: number;
  /** How many steps the shortest way to it takes. */
  readonly steps: number;
};

/** A fault put into a chart by hand, and what it breaks. */
export type Planted = Breaks &
  ({ readonly arrow: string; readonly to: string } | { readonly mutant: string } | { readonly hand: string });

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

/** The promise a fault breaks. */
export const promiseOf = ({ flow, rule, part }: Planted): Rule => {
  const found = rulesOf(flow).rules[rule];
  const promise = found && (part === undefined ? found : found.parts[part]);
  if (promise === undefined) throw new Error(`${flow} has no promise ${rule} ${part ?? ''}.`);
  return promise;
};

/** For every promise of every rule of every flow a chart that breaks it. */
export const planted: readonly Planted[] = faults;
