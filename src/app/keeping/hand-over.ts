import { bookingMark } from '#app/browser/kept-marks.ts';
import { written } from '#app/browser/underway-writes.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { lazyCalls, sentBy } from '#app/ports/plug.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { granted } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { HandOver, HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import { newKey } from '#panels/new-key.ts';
import type { TakeOver, TakeOverRefusal } from '#screens/other-device/other-device.flow.ts';
import { frontBooking } from './front-booking.ts';
import { keptBooking } from './keep-booking.ts';

const callsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/bookings/keeping-calls.ts'),
    ({ handOverCallsBy: handingCallsBy }, opened) => handingCallsBy(opened),
  );

/** The code stands behind the #, which no browser sends: no server, no log and no preview of the link has it. */
const linkOf = (code: string): string => `${location.origin}${addresses['other-device'].path}#${code}`;

export const handOverPorts = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<HandOver, Link, HandOverRefusal>(deadline, async (_, signal) => {
    // The other device reads what is written: what was typed last goes along.
    await written();
    const answer = await (await callsOf(gateway)()).handOver(keptBooking.flow, signal);
    return answer.ok ? granted({ link: linkOf(answer.value.code) }) : answer;
  });

/** What was taken over takes the place of the booking in front. After a lost answer the same key is sent again, so that it is taken over once. */
export const takeOverPorts = (gateway: LazyGateway, deadline: Deadline) => {
  const key = newKey();
  return sentBy<TakeOver, null, TakeOverRefusal>(deadline, async ({ code }, signal) => {
    const answer = await (await callsOf(gateway)()).takeOver({ code, key }, signal);
    if (!answer.ok) return answer;
    bookingMark.set();
    frontBooking.restart();
    return granted(null);
  });
};
