import { expect, test } from 'vitest';
import { granted } from '#domain/values/answer.ts';
import { sessionCallsBy } from '#gateway/members/session-calls.ts';
import { answeredWith } from '../../support/server/answered-with.ts';

const { signal } = new AbortController();

test.each([
  [999, 'no-session'],
  [1_000, 'no-session'],
  [1_001, 1_001],
])('[S-02] a last action at %i, where none after 1000 is known here, comes to %s', async (at, outcome) => {
  const gateway = { ...answeredWith(null), lastAction: async () => granted(at) };
  const answer = await sessionCallsBy(gateway).findLastAction({ after: 1_000 }, signal);
  expect(answer.ok ? answer.value : answer.refusal).toBe(outcome);
});
