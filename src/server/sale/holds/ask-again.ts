import { isErrno } from '#server/platform/errno.ts';

const tries = 10;

/** Asks the database once more where it asks for that: after a deadlock or a failed serialization. */
export const askAgain = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  for (let left = tries; ; left -= 1) {
    try {
      return await ask();
    } catch (reason) {
      if (left === 1 || !isErrno(reason, '40001', '40P01')) throw reason;
    }
  }
};
