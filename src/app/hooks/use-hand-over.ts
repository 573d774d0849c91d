import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { HandOver, HandOverActor, HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import { deadlineBy } from './ports/deadline.ts';
import { handOverOver } from './ports/handing.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<HandOver, Link, HandOverRefusal>();

/** The flow of the link to another device, plugged. */
export const useHandOver = (): HandOverActor => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: handOverOver(gateway, deadlineBy(clock)) }));
  return useFormFlow(machine, { fields: {} });
};
