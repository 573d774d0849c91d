import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { submissionOf } from './submission.machine.ts';

type Snapshot<Fields, Granted, Refusal extends string> = SnapshotFrom<
  ReturnType<typeof submissionOf<Fields, Granted, Refusal>>
>;

export const stateOf = <Fields, Granted, Refusal extends string>({
  value,
}: Snapshot<Fields, Granted, Refusal>) => stateNameOf(value);
export const isBusy = <Fields, Granted, Refusal extends string>(
  snapshot: Snapshot<Fields, Granted, Refusal>,
) => snapshot.hasTag('busy');
export const isDone = <Fields, Granted, Refusal extends string>(
  snapshot: Snapshot<Fields, Granted, Refusal>,
) => snapshot.hasTag('done');
/** Whether something was sent and no answer to it was heard: it may be done. */
export const isUnheard = <Fields, Granted, Refusal extends string>({
  value,
  context: { key, refusal },
}: Snapshot<Fields, Granted, Refusal>) =>
  stateNameOf(value).startsWith('editing') && key !== '' && (refusal === null || refusal === 'not-reached');
export const fieldsOf = <Fields, Granted, Refusal extends string>({
  context,
}: Snapshot<Fields, Granted, Refusal>) => context.fields;
export const refusalOf = <Fields, Granted, Refusal extends string>({
  context,
}: Snapshot<Fields, Granted, Refusal>) => context.refusal;
export const messageOf = <Fields, Granted, Refusal extends string>({
  context,
}: Snapshot<Fields, Granted, Refusal>) => context.message;
export const grantedOf = <Fields, Granted, Refusal extends string>({
  context,
}: Snapshot<Fields, Granted, Refusal>) => context.granted;
/** When it may be asked again; null where it may be now, or nobody said. */
export const againAtOf = <Fields, Granted, Refusal extends string>({
  context,
}: Snapshot<Fields, Granted, Refusal>) => context.againAt;
