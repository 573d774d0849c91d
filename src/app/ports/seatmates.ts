import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { AskRefusal, SeatmateAsked } from '#screens/seat-map/seatmate-ask.flow.ts';
import type { Agreement, AgreeRefusal } from '#screens/seatmate/seatmate.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy, sentWithKey } from './plug.ts';

export const seatmateCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/seats/seatmate-calls.ts'),
    ({ seatmateCallsBy }, opened) => seatmateCallsBy(opened),
  );

export const seatmateAskedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<SeatmateWish, SeatmateAsked, AskRefusal>(
    deadline,
    callOf(seatmateCallsOf(gateway), ({ ask }) => ask),
  );

export const seatmateAgreedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<Agreement, null, AgreeRefusal>(
    deadline,
    callOf(seatmateCallsOf(gateway), ({ agree }) => agree),
  );
