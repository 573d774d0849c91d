import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { CoachHoldsAnswer, PlanAnswer, PlannedTrain } from './seat-plan.model.ts';

export type SeatPlanPorts = {
  /** How the coaches are built, who sits in them and what a place costs. */
  loadSeatMaps: Port<PlanAnswer, PlannedTrain | null>;
  /** Who sits in the coaches by now. */
  findTaken: Port<CoachHoldsAnswer, PlannedTrain | null>;
  waitingEnd: Deadline;
};

export const seatPlanPorts: SeatPlanPorts = {
  loadSeatMaps: unplugged(),
  findTaken: unplugged(),
  waitingEnd: deadline,
};
