import { endMembership } from '#contract/members/membership-end.ts';
import type { KeyedCall } from '#server/platform/once/answer-once.ts';

/** A membership ends once, so its key stands for that alone; the password is no part of what is remembered. */
export const endingUnder = (key: string | null, userId: number): KeyedCall => ({
  name: endMembership.name,
  key,
  owner: String(userId),
  body: null,
});
