import { type Deadline, deadline } from '#machines/kit/deadline.ts';
import { type Port, unplugged } from '#machines/kit/port.ts';
import type { SessionAnswer } from './session.model.ts';

export type SessionPorts = {
  resumeSession: Port<SessionAnswer, null>;
  loadMember: Port<SessionAnswer, null>;
  touchSession: Port<SessionAnswer, null>;
  logOut: Port<null, null>;
  idleWarning: Deadline;
  idleEnd: Deadline;
  waitingEnd: Deadline;
};

export const sessionPorts: SessionPorts = {
  resumeSession: unplugged(),
  loadMember: unplugged(),
  touchSession: unplugged(),
  logOut: unplugged(),
  idleWarning: deadline,
  idleEnd: deadline,
  waitingEnd: deadline,
};
