import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';

export type AlertPorts = { alertEnd: Deadline };

export const alertPorts: AlertPorts = { alertEnd: deadline };
