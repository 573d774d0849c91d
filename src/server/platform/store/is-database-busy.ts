import { isErrno } from '#server/platform/errno.ts';

/** A lock or a statement that took longer than people wait, and a transaction that was silent for too long. */
const busy = ['55P03', '57014', '25P03'];

/** Whether others were in the way, so that the same question may be asked again. */
export const isDatabaseBusy = (reason: unknown): boolean =>
  isErrno(reason, ...busy) || (reason instanceof Error && reason.message === 'Query read timeout');
