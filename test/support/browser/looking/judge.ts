import { answeredSoon, pressesAnswered } from './rules/answered-soon.ts';
import { controlsApart } from './rules/controls-apart.ts';
import { focusInWindow, inWindow } from './rules/in-window.ts';
import { nothingMoves, pressedStays } from './rules/nothing-moves.ts';
import { oneLanguage } from './rules/one-language.ts';
import { oneMainAction } from './rules/one-main-action.ts';
import { targetsLarge } from './rules/targets-large.ts';
import { textsWhole } from './rules/texts-whole.ts';
import { nothingLeftToSay, wholeSentences } from './rules/whole-sentences.ts';
import type { Rule, View } from './view.ts';

/** What every page is judged by after every step. */
export const rules = {
  'in-window': inWindow,
  'focus-in-window': focusInWindow,
  'answered-soon': answeredSoon,
  'presses-answered': pressesAnswered,
  'nothing-moves': nothingMoves,
  'pressed-stays': pressedStays,
  'texts-whole': textsWhole,
  'controls-apart': controlsApart,
  'targets-large': targetsLarge,
  'one-main-action': oneMainAction,
  'one-language': oneLanguage,
  'whole-sentences': wholeSentences,
  'nothing-left-to-say': nothingLeftToSay,
} as const satisfies Readonly<Record<string, Rule>>;

type RuleName = keyof typeof rules | 'fits-narrow' | 'height-stays' | 'can-be-seen';

export type Problem = { readonly rule: RuleName; readonly what: string };

const isRule = (name: string): name is keyof typeof rules => Object.hasOwn(rules, name);

export const problemsOf = (view: View): readonly Problem[] =>
  Object.keys(rules)
    .filter(isRule)
    .flatMap((rule) => rules[rule](view).map((what) => ({ rule, what })));
