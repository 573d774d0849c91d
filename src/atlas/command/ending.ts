import { BadAsk } from './find-walk.ts';

const isMisasked = (reason: unknown): reason is Error =>
  reason instanceof BadAsk || (reason instanceof TypeError && 'code' in reason);

/** Runs a command: what was asked wrongly is told in one line and ends with 2, a defect is thrown. */
export const endingOf = async (run: () => Promise<number>): Promise<number> => {
  try {
    return await run();
  } catch (reason) {
    if (!isMisasked(reason)) throw reason;
    process.stderr.write(`${reason.message.split('\n', 1)[0]}\n`);
    return 2;
  }
};
