import { findMembershipEnd as call } from '#contract/members/membership-end.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { endingUnder } from './ending-under.ts';

const nothing = () => Promise.resolve(refused('document-not-found'));

/** Only who made the key can name it; the number alone tells nothing of anybody. */
export const findMembershipEnd = operation(call, async ({ body, headers }, house) => {
  const key = keyIn(headers, body.idempotencyKey);
  if (key === null) return refused('document-not-found');
  const said = await answerOnce(house, endingUnder(key, body.id), house.clock.now(), nothing);
  if (said.ok) return granted(null);
  return refused(said.refusal === 'key-in-use' ? 'key-in-use' : 'document-not-found');
});
