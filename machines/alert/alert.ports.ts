import { type Deadline, deadline } from '#machines/kit/deadline.ts';

export type AlertPorts = { alertEnd: Deadline };

export const alertPorts: AlertPorts = { alertEnd: deadline };
