import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { newKey } from '#panels/new-key.ts';
import type { CopiesActor, CopiesRefusal, CopiesWish } from '#panels/ticket-copies/ticket-copies.flow.ts';
import { deadlineBy } from '../ports/deadline.ts';

const drawn = submissionOf<CopiesWish, { readonly areKept: boolean }, CopiesRefusal>();

/** The flow of the copies of tickets. It begins with a look at what this device has. */
export const useTicketCopies = (copied: CopiedTickets, load: () => Promise<unknown>): CopiesActor => {
  const { clock } = useRouter().options.context;
  const [work] = useState({ underWay: new AbortController() });
  const [machine] = useState(() =>
    drawn.provide({
      actors: {
        sendForm: fromPromise(async ({ input }) => {
          work.underWay = new AbortController();
          const { signal } = work.underWay;
          const { carryOut } = await import('./ticket-copies.ts');
          if (input.fields.wish === 'keep') await load();
          return carryOut(input.fields, signal);
        }),
        waitingEnd: deadlineBy(clock),
      },
    }),
  );
  const [fields] = useState<CopiesWish>({ ...copied, wish: 'look' });
  const copies = useFormFlow(machine, { fields });
  useEffect(() => {
    // What was told as not kept is not kept after all; a page that is left lets its wish go on.
    const following = copies.subscribe(({ context: { refusal } }) => {
      if (refusal === 'not-reached') work.underWay.abort();
    });
    return () => following.unsubscribe();
  }, [copies, work]);
  useEffect(() => {
    copies.send({ type: 'form.submitted', fields, key: newKey(), at: clock.now() });
  }, [copies, fields, clock]);
  return copies;
};
