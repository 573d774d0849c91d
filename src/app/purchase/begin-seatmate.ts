import { createActor } from 'xstate';
import type { SeatmateWish } from '#domain/seatmate.ts';
import type { ServerClock } from '#gateway/server-clock.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import {
  type AskRefusal,
  nobodyAsked,
  type SeatmateActor,
  type SeatmateAsked,
} from '#screens/seat-map/seatmate-ask.flow.ts';
import { hear } from './facts.ts';
import { deadlineBy } from './ports/deadline.ts';
import type { LateGateway } from './ports/gateway.ts';
import { seatmateAskedOver } from './ports/seatmates.ts';

/** Begins the flow by which somebody of another booking is asked to sit beside the reader. */
export const beginSeatmate = (gateway: LateGateway, clock: ServerClock): SeatmateActor =>
  createActor(
    submissionOf<SeatmateWish, SeatmateAsked, AskRefusal>().provide({
      actors: seatmateAskedOver(gateway, deadlineBy(clock)),
    }),
    { input: { fields: nobodyAsked }, inspect: hear },
  ).start();
