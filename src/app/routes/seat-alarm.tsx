import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { alarmAskedOver, alarmEndedOver } from '#app/ports/seat-alarms.ts';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { alarmNames } from '#domain/seat/seat-alarm.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { isDone } from '#machines/kit/submission/submission.selectors.ts';
import { memberIn } from '#machines/session/session.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { EndAlarm } from '#screens/seat-alarm/end-alarm.tsx';
import type { AlarmEnd, AlarmRefusal, DrawnAlarm, EndRefusal } from '#screens/seat-alarm/seat-alarm.flow.ts';
import { SeatAlarm } from '#screens/seat-alarm/seat-alarm.tsx';

const askingDrawn = submissionOf<AlarmWish, null, AlarmRefusal>();
const endingDrawn = submissionOf<AlarmEnd, null, EndRefusal>();

const emptyWish: AlarmWish = {
  trainId: 0,
  fromStationId: 0,
  toStationId: 0,
  cabinClass: 'Y1',
  seats: 1,
  email: '',
};

const SeatAlarmPlace = ({ drawn }: Shown) => {
  const { gateway, clock } = useRouter().options.context;
  const { [alarmNames.cancel]: code = '' }: { readonly [alarmNames.cancel]?: string } = useSearch({
    strict: false,
  });
  const shown: DrawnAlarm = useMemo(() => JSON.parse(drawn ?? ''), [drawn]);
  const { session } = useShop();
  const member = useFlow(session, memberIn, null);
  const deadline = deadlineBy(clock);
  const [machines] = useState(() => ({
    asking: askingDrawn.provide({ actors: alarmAskedOver(gateway, deadline) }),
    ending: endingDrawn.provide({ actors: alarmEndedOver(gateway, deadline) }),
  }));
  const form = useFormFlow(machines.asking, { fields: emptyWish });
  const ending = useFormFlow(machines.ending, { fields: { code } });
  const areDone = [useSelector(form, isDone), useSelector(ending, isDone)];
  useHeadingAt(areDone.includes(true) ? 'done' : 'asking');
  return code === '' ? (
    <SeatAlarm form={form} drawn={shown} ownEmail={member?.email ?? ''} />
  ) : (
    <EndAlarm ending={ending} code={code} ended={shown.ended} />
  );
};

export const place: Place = {
  head: {
    title: 'head.seat-alarm.title',
    description: 'head.seat-alarm.description',
    keywords: 'head.seat-alarm.keywords',
  },
  Screen: SeatAlarmPlace,
  reads: [alarmNames.run, alarmNames.cancel, ...Object.values(tripNames)],
  prepare: async (asked) => {
    if (asked.drawn !== null) return ready(asked.drawn);
    const { preparedAlarm } = await import('#app/member/prepared-alarm.ts');
    return ready(JSON.stringify(await preparedAlarm(asked)));
  },
};
