import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { refusedBy } from '#machines/profile/profile.model.ts';
import { profileWalk } from '#machines/profile/profile.paths.ts';
import { todays } from '../todays.ts';
import { spokenIn, unspokenIn, withSentences } from './with-sentences.ts';

const speaking = todays.filter(({ selectors }) => 'messageOf' in selectors).map(({ walk }) => walk);

describe('with every refusal its own sentence of the server is shown, and never that of another', () => {
  test.each(speaking.map((walk) => [walk.flow, walk] as const))('%s', { timeout: 120_000 }, (_, walk) => {
    const exploration = explore(withSentences(walk));
    expect(unspokenIn(exploration)).toEqual([]);
    expect(spokenIn(exploration)).toBeGreaterThan(0);
  });
});

const unspoken = (machine: AnyStateMachine) => {
  const walk: Walk = { ...profileWalk, machine };
  return unspokenIn(explore(withSentences(walk)));
};

const wrongPassword = 'ending: done.actor.endMembership (wrong password)';

test.each([
  [
    'drops a sentence',
    profileMachine.provide({
      actions: { keepRefusal: assign((held, answer) => ({ ...refusedBy(held, answer), message: null })) },
    }),
    `${wrongPassword} does not keep endMembership says “wrong password”.`,
  ],
  [
    'says the sentence of another',
    profileMachine.provide({
      actions: {
        keepRefusal: assign((held, answer) => ({ ...refusedBy(held, answer), message: 'Another one.' })),
      },
    }),
    `${wrongPassword} does not keep endMembership says “wrong password”.`,
  ],
  [
    'keeps a sentence longer than what it is about',
    profileMachine.provide({ actions: { forgetRefusal: assign({ refusal: null }) } }),
    'changing.refused: change.withdrawn keeps saveProfile says “incomplete”.',
  ],
])('a chart that %s is noticed', (_, machine, problem) => {
  expect(unspoken(machine)).toContain(problem);
});
