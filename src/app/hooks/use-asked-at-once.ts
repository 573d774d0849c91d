import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';
import { newKey } from '#panels/new-key.ts';
import { useFormFlow } from './use-form-flow.ts';
import { useLostFocus } from './use-lost-focus.ts';

type PortsOver<Fields, Granted, Refusal extends string> = (
  gateway: LazyGateway,
  deadline: Deadline,
) => SubmissionPorts<Fields, Granted, Refusal>;

/** What is asked for as soon as it is drawn, by what was named first, and again when the reader wants it. */
export const useAskedAtOnce = <Fields, Granted, Refusal extends string>(
  portsOver: PortsOver<Fields, Granted, Refusal>,
  named: Fields,
) => {
  const { gateway, clock } = useRouter().options.context;
  const [fields] = useState(named);
  const [machine] = useState(() =>
    submissionOf<Fields, Granted, Refusal>().provide({ actors: portsOver(gateway, deadlineBy(clock)) }),
  );
  const form = useFormFlow(machine, { fields });
  const ask = useCallback(
    () => form.send({ type: 'form.submitted', fields, key: newKey(), at: clock.now() }),
    [form, fields, clock],
  );
  useEffect(ask, [ask]);
  const [times, count] = useState(0);
  // What is pressed to ask again is gone at once.
  useLostFocus(String(times));
  const askAgain = useCallback(() => {
    ask();
    count((before) => before + 1);
  }, [ask]);
  return { form, ask: askAgain };
};
