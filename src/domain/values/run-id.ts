/** 2024-01-01: run numbers stay below 2^31 until coaches are counted in them, for more than a century. */
const firstDay = 19_723;
const trainsADay = 10_000;
const coachesARun = 32;

/** A train on one service day: `trainId` on the wire. It can be reckoned both ways, so no table keeps it. */
export const runIdOf = (train: number, dayNumber: number): number =>
  (dayNumber - firstDay) * trainsADay + train;

export const trainOfRun = (runId: number): number => runId % trainsADay;

export const dayNumberOfRun = (runId: number): number => Math.floor(runId / trainsADay) + firstDay;

/** One coach of one run: `trainCarId` on the wire. */
export const coachIdOf = (runId: number, coach: number): number => runId * coachesARun + coach;

export const runOfCoach = (coachId: number): number => Math.floor(coachId / coachesARun);

export const coachOfId = (coachId: number): number => coachId % coachesARun;
