import { expect, test } from 'vitest';
import { alertMachine } from '#machines/alert/alert.machine.ts';
import type { AlertFlow } from '#machines/alert/alert.model.ts';
import type { signsOf } from '#machines/kit/judge/sign.ts';

type Signs = ReturnType<typeof signsOf<AlertFlow, typeof alertMachine>>;
type Named = Signs['stands'] extends (...states: readonly (infer Name)[]) => unknown ? Name : never;

/** Every name a rule of this flow may say, and no other: one more or one less does not compile. */
const names: Readonly<Record<Named, true>> = {
  quiet: true,
  travelling: true,
  shown: true,
  'shown.attended': true,
  'shown.deciding': true,
  'shown.passing': true,
  'shown.staying': true,
};

/** Does not compile either, where a rule may name what it likes. */
const may: string extends Named ? 'any name' : 'its own names' = 'its own names';
const mayWait: string extends Parameters<Signs['waitedIn']>[0] ? 'any name' : 'its own names' = may;

test('a rule names the states of its own chart and of no other', () => {
  const own = Object.values(alertMachine.states).flatMap(({ key, states }) => [
    key,
    ...Object.keys(states).map((within) => `${key}.${within}`),
  ]);
  expect(Object.keys(names).toSorted()).toEqual(own.toSorted());
  expect(mayWait).toBe('its own names');
});
