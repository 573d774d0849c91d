import { statfs } from 'node:fs/promises';
import { second } from '#domain/values/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isErrno } from '#server/platform/errno.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';

/** Whether the store has room for something new. What was begun is ended with what is kept spare. */
export type Room = {
  readonly isShort: () => Promise<boolean>;
  /** The database has refused to write: nothing new is tried for a while, whatever the disk says. */
  readonly note: (defect: unknown) => boolean;
};

const diskFull = '53100';

/** How long what was last seen of the disk holds, and how long after a refusal nothing new is tried. */
const seenFor = second;
const restsFor = 10 * second;

const megabyte = 1_048_576;

/** Free megabytes for whoever is not root; null where the disk is another machine's. */
export type FreeSpace = () => Promise<number | null>;

/** The embedded database lies on a disk of this machine; of any other only its own refusals are known. */
export const freeSpaceFor = ({ databaseUrl, dataFolder }: Settings): FreeSpace =>
  databaseUrl === null
    ? async () => {
        const { bavail, bsize } = await statfs(dataFolder);
        return (bavail * bsize) / megabyte;
      }
    : () => Promise.resolve(null);

type Disk = {
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Pick<Settings, 'spareMegabytes'>;
  readonly free: FreeSpace;
};

export const openRoom = ({ clock, log, settings, free }: Disk): Room => {
  let seen = { at: Number.NEGATIVE_INFINITY, isShort: false };
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isReported = false;

  const readDisk = async (): Promise<boolean> => {
    const now = performance.now();
    if (now - seen.at >= seenFor) {
      const left = await free();
      seen = { at: now, isShort: left !== null && left < settings.spareMegabytes };
    }
    return seen.isShort;
  };

  const report = (isShort: boolean): boolean => {
    if (isShort && !isReported) log.info('room-short');
    if (!isShort && isReported) log.info('room-again');
    isReported = isShort;
    return isShort;
  };

  return {
    isShort: async () => report(clock.now() < restsUntil || (await readDisk())),
    note: (defect) => {
      const isFull = isErrno(defect, diskFull);
      if (isFull) restsUntil = clock.now() + restsFor;
      return isFull && report(true);
    },
  };
};
