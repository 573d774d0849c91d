import { dropWhatIsOver, hasEnded, onServer, serverOfTests } from './fresh-database.ts';

/** When a run is over its databases go. */
export const teardown = async (): Promise<void> => {
  const { access, leave } = await serverOfTests();
  await onServer(access, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('drop databases'))");
    await dropWhatIsOver(access, (run) => run === process.pid || hasEnded(run));
  });
  await leave();
};
