import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { HandOver, HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import { HandOver as HandOverPanel } from '#panels/hand-over/hand-over.tsx';
import { deadlineBy } from './ports/deadline.ts';
import { handOverOver } from './ports/handing.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<HandOver, Link, HandOverRefusal>();

/** The panel with its flow, plugged. */
export const HandOverHere = () => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: handOverOver(gateway, deadlineBy(clock)) }));
  return <HandOverPanel form={useFormFlow(machine, { fields: {} })} />;
};
