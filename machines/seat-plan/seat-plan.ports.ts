import { type Deadline, deadline } from '#machines/kit/deadline.ts';
import { type Port, unplugged } from '#machines/kit/port.ts';
import type { PlanAnswer, PlannedTrain } from './seat-plan.model.ts';

export type SeatPlanPorts = {
  /** The coaches, and the hour of the server at which they stood so. */
  loadSeatMaps: Port<PlanAnswer, PlannedTrain>;
  nextLook: Deadline;
  waitingEnd: Deadline;
};

export const seatPlanPorts: SeatPlanPorts = {
  loadSeatMaps: unplugged(),
  nextLook: deadline,
  waitingEnd: deadline,
};
