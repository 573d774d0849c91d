import { isErrno } from '#server/platform/errno.ts';

const away = ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
const messages = [
  'Client has encountered a connection error',
  'Client was closed',
  'Connection terminated',
  'timeout exceeded when trying to connect',
];

/** Whether the database is only starting, stopping or being restarted, so that the same question may be asked again. */
export const isDatabaseAway = (reason: unknown): boolean =>
  isErrno(reason, ...away) ||
  (reason instanceof Error && messages.some((beginning) => reason.message.startsWith(beginning)));
