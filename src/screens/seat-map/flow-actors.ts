import type { ActorRefFrom } from 'xstate';
import type { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';

export type SeatHoldActor = ActorRefFrom<typeof seatHoldMachine>;
export type SeatPlanActor = ActorRefFrom<typeof seatPlanMachine>;
