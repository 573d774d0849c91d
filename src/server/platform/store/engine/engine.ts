import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '#domain/values/durations.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { ensureCluster } from './create-cluster.ts';
import type { DatabaseAccess } from './database-access.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { type Places, placesIn } from './places.ts';
import { type Postmaster, postmasterOf } from './postmaster.ts';
import { type Presence, takePlace } from './presence.ts';
import { startCluster } from './start-cluster.ts';

/** The embedded database, started or joined. */
export type Engine = {
  readonly access: DatabaseAccess;
  /** Goes away; the last process to leave stops the database cleanly. */
  readonly leave: () => Promise<void>;
};

type Joined = { readonly postmaster: Postmaster; readonly presence: Presence };

/** A slow disk may take long to bring a database that is just being stopped to its end. */
const joinTimeout = minute;

const tryToJoin = async (places: Places): Promise<Joined | SetupFault | null> => {
  const postmaster = await postmasterOf(places.cluster);
  if (postmaster === null) {
    await ensureCluster(places);
    return startCluster(places);
  }
  if (postmaster.status !== 'ready') {
    return null;
  }
  try {
    const presence = await takePlace(postmaster);
    return presence === null ? null : { postmaster, presence };
  } catch (reason) {
    if (isDatabaseAway(reason)) {
      return null;
    }
    throw reason;
  }
};

/** A database killed a moment ago can hold its memory a little longer, so a start that fails is tried again for a while. */
const join = async (places: Places): Promise<Joined> => {
  const until = Date.now() + joinTimeout;
  let fault: SetupFault | null = null;
  for (let failures = 0; Date.now() < until && failures < 5; ) {
    const joined = await tryToJoin(places);
    if (joined !== null && !(joined instanceof SetupFault)) {
      return joined;
    }
    if (joined !== null) {
      fault = joined;
      failures += 1;
      await pause(100);
    }
    await pause(10);
  }
  throw fault ?? new SetupFault(`The embedded database in ${places.cluster} does not come up.`);
};

const stop = async (places: Places, { pid }: Postmaster): Promise<void> => {
  process.kill(pid, 'SIGINT');
  while ((await postmasterOf(places.cluster)) !== null) {
    await pause(5);
  }
};

const give = async ({ presence }: Joined): Promise<'alone' | 'others-remain'> => {
  try {
    return await presence.give();
  } catch (reason) {
    if (isDatabaseAway(reason)) {
      return 'others-remain';
    }
    throw reason;
  }
};

/** Opens the database kept in this data folder: started, or joined when another process has it running. */
export const openEngine = async (dataFolder: string): Promise<Engine> => {
  const places = await placesIn(dataFolder);
  let joining = join(places);
  let stays = true;
  const { postmaster } = await joining;
  const rejoinWhenLost = async (): Promise<void> => {
    await (await joining).presence.lost;
    if (stays) {
      joining = join(places);
      await rejoinWhenLost();
    }
  };
  const watch = rejoinWhenLost();
  return {
    access: { host: postmaster.socketFolder, port: postmaster.port, user: 'sefer', database: 'sefer' },
    leave: async () => {
      stays = false;
      const joined = await joining;
      if ((await give(joined)) === 'alone') {
        await stop(places, joined.postmaster);
      }
      await joined.presence.end();
      await watch;
    },
  };
};
