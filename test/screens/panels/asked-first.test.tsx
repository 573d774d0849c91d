import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
import { drawn, wordsOf } from '../drawn.tsx';

const { say } = wordsOf('tr');
const groundOf = (name: string) =>
  getComputedStyle(page.getByRole('button', { name, exact: true }).element()).backgroundColor;

test('of a question’s two answers the one it asks about is filled, and the one that changes nothing is plain and has the focus', async () => {
  drawn(<LeaveQuestion bought="sale" isOpen onLeave={() => undefined} onStay={() => undefined} />);
  const behind = getComputedStyle(page.getByRole('alertdialog').element()).backgroundColor;
  expect([
    groundOf(say('payment.leave.yes')) === behind,
    groundOf(say('payment.leave.no')) === behind,
  ]).toEqual([false, true]);
  await expect
    .element(page.getByRole('button', { name: say('payment.leave.no'), exact: true }))
    .toHaveFocus();
});
