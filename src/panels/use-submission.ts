import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  againAtOf,
  fieldsOf,
  grantedOf,
  isBusy,
  isDone,
  isUnheard,
  messageOf,
  refusalOf,
  stateOf,
} from '#machines/kit/submission/submission.selectors.ts';

export type SubmissionActor<Fields, Granted, Refusal extends string> = ActorRefFrom<
  ReturnType<typeof submissionOf<Fields, Granted, Refusal>>
>;

/** What a view reads of the flow of a plain form. */
export const useSubmission = <Fields, Granted, Refusal extends string>(
  form: SubmissionActor<Fields, Granted, Refusal>,
) => ({
  state: useSelector(form, stateOf),
  fields: useSelector(form, fieldsOf),
  isBusy: useSelector(form, isBusy),
  isDone: useSelector(form, isDone),
  isUnheard: useSelector(form, isUnheard),
  refusal: useSelector(form, refusalOf),
  message: useSelector(form, messageOf),
  againAt: useSelector(form, againAtOf),
  granted: useSelector(form, grantedOf),
});
