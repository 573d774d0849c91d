import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { seatmateAgreedOver, seatmateCallsOf } from '#app/ports/seatmates.ts';
import { type Asked, type Place, ready, type Shown } from '#app/routing/place.ts';
import { seatmateNames } from '#domain/booking/seatmate.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { isDone } from '#machines/kit/submission/submission.selectors.ts';
import {
  type Agreement,
  type AgreeRefusal,
  codeField,
  type DrawnAgreement,
} from '#screens/seatmate/seatmate.flow.ts';
import { Seatmate } from '#screens/seatmate/seatmate.tsx';

const machine = submissionOf<Agreement, null, AgreeRefusal>();

const SeatmatePlace = ({ drawn }: Shown) => {
  const { gateway, clock } = useRouter().options.context;
  const { [seatmateNames.code]: code = '' }: { readonly [seatmateNames.code]?: string } = useSearch({
    strict: false,
  });
  const shown: DrawnAgreement = useMemo(() => JSON.parse(drawn ?? ''), [drawn]);
  const [provided] = useState(() =>
    machine.provide({ actors: seatmateAgreedOver(gateway, deadlineBy(clock)) }),
  );
  const form = useFormFlow(provided, { fields: { code } });
  useHeadingAt(useSelector(form, isDone) ? 'done' : 'asking');
  return <Seatmate form={form} code={code} drawn={shown} />;
};

const endless = new AbortController().signal;

/** A form that was sent without a script is carried out on the way. */
const becameOf = async ({ posted, gateway }: Asked): Promise<DrawnAgreement['became']> => {
  const code = (posted?.get(codeField) ?? '').slice(0, 100);
  if (code === '') return null;
  const answer = await (await seatmateCallsOf(gateway)()).agree({ code }, endless).catch(() => null);
  if (answer === null) return 'not-reached';
  return answer.ok ? 'done' : answer.refusal;
};

export const place: Place = {
  head: {
    title: 'head.seatmate.title',
    description: 'head.seatmate.description',
    keywords: 'head.seatmate.keywords',
  },
  Screen: SeatmatePlace,
  reads: [seatmateNames.code],
  prepare: async (asked) => {
    if (asked.drawn !== null) return ready(asked.drawn);
    return ready(JSON.stringify({ became: await becameOf(asked) }));
  },
};
