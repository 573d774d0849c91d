import { second } from '#domain/values/durations.ts';

/** Hears of work that is under way, and gives up what waits for a database that says nothing. */
export type InTime = <Done>(work: Promise<Done>, late: () => Done) => Promise<Done>;

type Waiting = { readonly since: number; readonly giveUp: () => void };

/** Nobody waits longer than ten seconds for a database that says nothing: this long, a look, and up to two seconds for its answer. */
const timeout = 7 * second;
const lookEvery = 500;

/**
 * What takes long is left alone as long as the database answers others. What is given up goes on behind it: its caller learns
 * what became of it by asking again, as after an answer that was lost.
 */
export const inTimeBy = (answers: () => Promise<boolean>): InTime => {
  const waiting = new Set<Waiting>();
  let isLooking = false;

  const lateNow = () => {
    const now = performance.now();
    return [...waiting].filter(({ since }) => now - since >= timeout);
  };

  const giveUpLate = async () => {
    const late = lateNow();
    if (isLooking || late.length === 0) return;
    isLooking = true;
    const isThere = await answers();
    isLooking = false;
    if (!isThere) for (const { giveUp } of late) giveUp();
  };

  setInterval(() => void giveUpLate(), lookEvery).unref();

  return (work, late) =>
    new Promise((resolve, reject) => {
      const mine: Waiting = {
        since: performance.now(),
        giveUp: () => {
          waiting.delete(mine);
          resolve(late());
        },
      };
      waiting.add(mine);
      work.then(resolve, reject).finally(() => waiting.delete(mine));
    });
};
