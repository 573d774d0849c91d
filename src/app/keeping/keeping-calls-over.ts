import type { KeptMark } from '#app/browser/kept-marks.ts';
import { hasLeft } from '#app/browser/page-left.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { lazyCalls } from '#app/ports/plug.ts';
import type { KeepingCalls } from '#gateway/bookings/keeping-calls.ts';

/** How a flow in front is written down and read back; a browser that keeps one bears its mark. */
export const keepingCallsOver = (gateway: LazyGateway, mark: KeptMark): KeepingCalls => {
  const calls = lazyCalls(
    gateway,
    () => import('#gateway/bookings/keeping-calls.ts'),
    ({ keepingCallsBy }, opened) => keepingCallsBy(opened),
  );
  return {
    keep: async (asked, signal) => {
      const keeping = await calls();
      if (hasLeft()) throw new Error('Where a page stood when it was left is written down already.');
      mark.set();
      return keeping.keep(asked, signal);
    },
    read: async (asked, signal) => (await calls()).read(asked, signal),
    forget: async (asked, signal) => {
      const answer = await (await calls()).forget(asked, signal);
      if (answer.ok) mark.clear();
      return answer;
    },
  };
};
