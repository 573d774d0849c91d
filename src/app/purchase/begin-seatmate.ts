import { createActor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { seatmateAskedOver } from '#app/ports/seatmates.ts';
import { hear } from '#app/reporting/facts.ts';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import {
  type AskRefusal,
  nobodyAsked,
  type SeatmateActor,
  type SeatmateAsked,
} from '#screens/seat-map/seatmate-ask.flow.ts';

/** Begins the flow by which somebody of another booking is asked to sit beside the reader. */
export const beginSeatmate = (gateway: LazyGateway, clock: ServerClock): SeatmateActor =>
  createActor(
    submissionOf<SeatmateWish, SeatmateAsked, AskRefusal>().provide({
      actors: seatmateAskedOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: nobodyAsked }, inspect: hear },
  ).start();
