import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { handOverPorts } from '#app/keeping/hand-over.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { HandOver, HandOverActor, HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<HandOver, Link, HandOverRefusal>();

/** The flow of the link to another device, plugged. */
export const useHandOver = (): HandOverActor => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: handOverPorts(gateway, deadlineBy(clock)) }));
  return useFormFlow(machine, { fields: {} });
};
