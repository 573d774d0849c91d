import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { otherWay } from './binaries.ts';

const messageOf = (reason: unknown): string =>
  reason instanceof Error && 'stderr' in reason && typeof reason.stderr === 'string' ? reason.stderr : '';

/** The last thing PostgreSQL found wrong, out of what it wrote. */
export const complaintIn = (written: string): string =>
  written
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error:|not found/.test(line))
    ?.replace(/^.*?(?:FATAL|PANIC|error): */, '')
    .trim() ?? 'it gave no reason';

/** Turns a failed start of PostgreSQL's programs into one line an operator can act on. */
export const engineFault = (reason: unknown, written: string = messageOf(reason)): SetupFault => {
  if (isErrno(reason, 'ENOENT') || /GLIBC_|libc\.musl|Error relocating/.test(written)) {
    return new SetupFault(
      `The embedded database needs glibc 2.27 or later; musl systems such as Alpine do not have it. ${otherWay}`,
    );
  }
  return new SetupFault(`The embedded database does not start: ${complaintIn(written)}. ${otherWay}`);
};
