import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { MembershipLoss } from '#domain/member/membership-loss.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { begun } from '#machines/profile/profile.model.ts';
import { record } from '#machines/profile/profile.samples.part.ts';
import { EndingDialog } from '#screens/user-information/ending-dialog.tsx';
import { wordsOf } from '../drawn.tsx';
import { readIn } from '../read-in.tsx';

const { say } = wordsOf('tr');
const noLoss: MembershipLoss = { tickets: 0, openTickets: 0, coupons: 0, packages: 0 };

/** A membership that is about to be ended, with which so much is lost. */
const ending = (loss: MembershipLoss) => {
  const snapshot = profileMachine.resolveState({
    value: { confirming: 'fresh' },
    context: { ...begun(), record, loss },
  });
  const flow = createActor(profileMachine, { snapshot, input: {} }).start();
  onTestFinished(() => {
    flow.stop();
  });
  return { flow, sentences: readIn(<EndingDialog flow={flow} />) };
};

const words = {
  tickets: 'profile.end.tickets',
  openTickets: 'profile.end.open-tickets',
  coupons: 'profile.end.coupons',
  packages: 'profile.end.packages',
} as const;

test.each(['tickets', 'openTickets', 'coupons', 'packages'] as const)(
  'what goes with a membership is told where there is some, and only then: %s',
  (part) => {
    const { sentences } = ending({ ...noLoss, [part]: 2 });
    expect(Object.values(words).filter((id) => sentences().includes(id))).toEqual([words[part]]);
  },
);

test('a membership is not ended without a password', async () => {
  const { flow, sentences } = ending(noLoss);
  await page.getByRole('button', { name: say('profile.end.confirm'), exact: true }).click();
  expect(sentences()).toContain('profile.end.password:password.problem.required');
  await expect.element(page.getByLabelText(say('profile.end.password'), { exact: true })).toHaveFocus();
  expect(flow.getSnapshot().matches({ confirming: 'fresh' })).toBe(true);
});
