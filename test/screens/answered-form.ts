import { fromPromise } from 'xstate';
import type { Sent, SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';

/** The ports of a plain form that is answered so at once, and what it was asked. */
export const answeredBy = <Fields, Granted, Refusal extends string>(
  answer: SubmissionAnswer<Granted, Refusal>,
) => {
  const asked: Fields[] = [];
  return {
    asked,
    actors: {
      sendForm: fromPromise(async ({ input }: { readonly input: Sent<Fields> }) => {
        asked.push(input.fields);
        return answer;
      }),
      waitingEnd: fromPromise<void, { readonly at: number }>(() => Promise.race<void>([])),
    },
  };
};
