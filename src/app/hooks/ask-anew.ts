import type { SubmissionActor } from '#panels/use-submission.ts';

/** Sends a plain form once more, whatever has become of it before. */
export const askAnew = <Fields, Granted, Refusal extends string>(
  form: SubmissionActor<Fields, Granted, Refusal>,
  fields: Fields,
  at: number,
): void => {
  form.send({ type: 'form.abandoned' });
  form.send({ type: 'form.begun', fields });
  form.send({ type: 'form.submitted', fields, key: '', at });
};
