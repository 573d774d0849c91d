/** The rules a program can check, in words; the numbers are those of the machine design. */
export const rules = {
  named: 'rule 1, everything is named in setup()',
  control: 'rule 2, guards and delays read only control',
  finite: 'rule 3, control is finite and small',
  closed: 'rule 4, the last branch of an answer is unguarded',
  answered: 'rule 5, every port has onDone and onError',
  leave: 'rule 5, every busy state has a way out',
  timed: 'rule 6, time is a deadline or a named delay',
  wildcard: 'rule 8, no wildcards',
  repeatable: 'rule 8, no outer mutable data',
  small: 'rule 9, independent parts are separate actors',
  ending: 'rule 10, an end or a restart can be reached',
  described: 'rule 11, every state has a description',
  plain: 'rule 3, context is plain and survives a snapshot',
  walk: 'the walk names what the chart has',
  settling: 'a step comes to rest',
} as const;

export type Rule = keyof typeof rules;

/** A rule that a chart or its walk breaks, told in one line that names the rule and the place. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly rule: Rule;
  readonly place: string;

  constructor(rule: Rule, place: string, says: string) {
    super(`${rules[rule]}: ${place}: ${says}`.replaceAll(/\s+/g, ' '));
    this.rule = rule;
    this.place = place;
  }
}
