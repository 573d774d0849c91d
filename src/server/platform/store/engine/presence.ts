import { Client } from 'pg';
import type { Postmaster } from './postmaster.ts';

/** Every process that uses an embedded database holds this lock shared; who gets it whole is alone. */
const presenceLock = 5_353_337;

const holds = async (client: Client, question: string): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>(`select ${question}(${presenceLock}) as held`);
  return rows[0]?.held === true;
};

export type Presence = {
  /** Settles when the database went away under this process. */
  readonly lost: Promise<void>;
  /** Gives the place up and says whether nobody else is left. */
  readonly give: () => Promise<'alone' | 'others-remain'>;
  readonly end: () => Promise<void>;
};

/** Takes a place beside the other processes of this database; null while it is being stopped. */
export const takePlace = async (postmaster: Postmaster): Promise<Presence | null> => {
  const client = new Client({
    host: postmaster.socketFolder,
    port: postmaster.port,
    user: 'sefer',
    database: 'postgres',
    application_name: 'sefer-presence',
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
  });
  await client.connect();
  if (!(await holds(client, 'pg_try_advisory_lock_shared'))) {
    await client.end();
    return null;
  }
  const give = async (): Promise<'alone' | 'others-remain'> => {
    await holds(client, 'pg_advisory_unlock_shared');
    return (await holds(client, 'pg_try_advisory_lock')) ? 'alone' : 'others-remain';
  };
  const end = async (): Promise<void> => {
    await client.end();
    await lost;
  };
  return { lost, give, end };
};
