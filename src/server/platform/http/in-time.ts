import { second } from '#domain/values/durations.ts';

/** Hears of work that is under way, and gives up what waits for a database that says nothing. */
export type InTime = <Done>(work: Promise<Done>, late: () => Done) => Promise<Done>;

type Waiting = { readonly since: number; readonly giveUp: () => void };

/** Nobody waits longer than ten seconds for a database that says nothing: this long, a look, and up to two seconds for its answer. */
const timeout = 7 * second;
const checkEvery = 500;

/** After so long without an answer to anybody the database is asked whether it is there. */
const silenceOfNone = 5 * second;

/** Whether the database answers, and for how many milliseconds it has answered nobody. */
export type Answering = { readonly answers: () => Promise<boolean>; readonly silence: () => number };

/**
 * What takes long is left alone as long as the database answers others: a question that waits for its turn is not given up.
 * What is given up goes on behind it: its caller learns what became of it by asking again, as after an answer that was lost.
 */
export const inTimeBy = ({ answers, silence }: Answering): InTime => {
  const waiting = new Set<Waiting>();
  let isWatched = false;

  const lateNow = () => {
    const now = performance.now();
    return [...waiting].filter(({ since }) => now - since >= timeout);
  };

  const isQuiet = () => silence() >= silenceOfNone;

  const giveUpLate = async (): Promise<void> => {
    const isSilent = lateNow().length > 0 && isQuiet() && !(await answers()) && isQuiet();
    if (isSilent) for (const { giveUp } of lateNow()) giveUp();
    isWatched = waiting.size > 0;
    if (isWatched) checkAgain();
  };

  const checkAgain = () => setTimeout(() => void giveUpLate(), checkEvery).unref();

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
      if (!isWatched) {
        isWatched = true;
        checkAgain();
      }
      work.then(resolve, reject).finally(() => waiting.delete(mine));
    });
};
