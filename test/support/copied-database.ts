import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';
import { ensureDatabase } from '#server/platform/store/ensure-database.ts';
import {
  databaseMade,
  dropDatabase,
  dropWhatIsOver,
  type FreshDatabase,
  hasEnded,
  nameOfRun,
  namesOfRuns,
  onServer,
  urlOf,
} from './fresh-database.ts';

/** A database that is laid once a run, and copied for whoever wants one like it. */
export type Template = { readonly name: string; readonly fill: (url: string) => Promise<void> };

/** As a shop leaves it after its first start, so that every other shop finds the railway laid. */
export const startedOnce = (fill: Template['fill']): Template => ({ name: 'started', fill });

/** The template of this run, made by whichever file needs it first. */
const templateOn = (access: DatabaseAccess, { name, fill }: Template): Promise<string> =>
  onServer(access, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('template of a run'))");
    const made = nameOfRun(name);
    if ((await namesOfRuns(client)).includes(made)) return made;
    await dropWhatIsOver(access, hasEnded);
    const being = `${made}_being_made`;
    await dropDatabase(client, being);
    await fill(urlOf(await ensureDatabase(access, being)));
    await client.query(
      `alter database ${client.escapeIdentifier(being)} rename to ${client.escapeIdentifier(made)}`,
    );
    return made;
  });

export const copyOf = (wanted: Template): Promise<FreshDatabase> =>
  databaseMade(async (access, name) => {
    const template = await templateOn(access, wanted);
    await onServer(access, (client) =>
      client.query(
        `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
      ),
    );
  });
