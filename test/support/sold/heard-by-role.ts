import { type LoggedInClient, memberOf } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';
import { readOutcome } from './read-outcome.ts';

const callers = ['elif', 'deniz', 'nazan', 'ayse'] as const;

/** What support, an editor, an approver, a member and a guest hear when they ask the same of the staff's calls. */
export const heardByRole = async (
  shop: TestShop,
  ask: (caller: LoggedInClient) => Promise<Response>,
  asGuest: () => Promise<Response>,
) => {
  const heard: (readonly [string, ...(readonly unknown[])])[] = [];
  for (const name of callers) {
    const answer = await ask(await memberOf(shop, { email: `${name}@example.com` }));
    heard.push([name, ...(answer.ok ? [200, null] : await readOutcome(answer))]);
  }
  return [...heard, ['guest', ...(await readOutcome(await asGuest()))]];
};

export const onlySupport = [
  ['elif', 200, null],
  ['deniz', 403, 'role-lacking'],
  ['nazan', 403, 'role-lacking'],
  ['ayse', 403, 'not-allowed'],
  ['guest', 401, 'sign-in-needed'],
];
