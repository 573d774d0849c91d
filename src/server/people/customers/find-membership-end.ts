import { findMembershipEnd as call } from '#contract/members/membership-end.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { endingUnder } from './ending-under.ts';

const notFound = () => Promise.resolve(refused('document-not-found'));

/** Only who made the key can name it; the number alone tells nothing of anybody. */
export const findMembershipEnd = operation(call, async ({ body, headers }, app) => {
  const key = keyIn(headers, body.idempotencyKey);
  if (key === null) return refused('document-not-found');
  const result = await answerOnce(app, endingUnder(key, body.id), app.clock.now(), notFound);
  if (result.ok) return granted(null);
  return refused(result.refusal === 'key-in-use' ? 'key-in-use' : 'document-not-found');
});
