import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { MessageId } from '#i18n/message-id.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { Sent, SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';
import type { refusingUntil } from './rests-until.ts';

export type Refusing = ReturnType<typeof refusingUntil>;

/** A way to ask for something, and what is typed before. */
export type RefusedWay = {
  readonly what: string;
  readonly name: MessageId;
  /** What it is called once it was refused. */
  readonly afterwards?: MessageId;
  readonly draw: (refusing: Refusing) => ReactNode;
  readonly fill?: () => Promise<void>;
};

/** A form whose sending is refused. */
export const refusedForm = <Fields, Granted, Refusal extends string>(
  { refuse, waitingEnd }: Refusing,
  fields: Fields,
) => {
  type Refused = SubmissionAnswer<Granted, Refusal | 'too-many-tries'>;
  const machine = submissionOf<Fields, Granted, Refusal | 'too-many-tries'>().provide({
    actors: { sendForm: fromPromise<Refused, Sent<Fields>>(refuse), waitingEnd },
  });
  const actor = createActor(machine, { input: { fields } }).start();
  onTestFinished(() => {
    actor.stop();
  });
  return actor;
};

export const typeInto = (id: string, text: string) =>
  page.elementLocator(document.getElementById(id) ?? document.body).fill(text);
