import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { LastAction, SessionAnswer } from './session.model.ts';

export type SessionPorts = {
  resumeSession: Port<SessionAnswer, null>;
  loadMember: Port<SessionAnswer, null>;
  touchSession: Port<SessionAnswer, null>;
  findLastAction: Port<LastAction, { readonly after: number }>;
  logOut: Port<null, null>;
  idleWarning: Deadline;
  idleEnd: Deadline;
  waitingEnd: Deadline;
};

export const sessionPorts: SessionPorts = {
  resumeSession: unplugged(),
  loadMember: unplugged(),
  touchSession: unplugged(),
  findLastAction: unplugged(),
  logOut: unplugged(),
  idleWarning: deadline,
  idleEnd: deadline,
  waitingEnd: deadline,
};
