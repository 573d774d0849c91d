import { type Log, logTo } from '#server/platform/log.ts';
import { type Settings, settingsOf } from '#server/platform/settings.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { reachDatabase } from '#server/platform/store/reach-database.ts';
import { openPorts, type Stood } from './open-ports.ts';

const write = (text: string): void => {
  process.stdout.write(text);
};

const exits = { stopped: 0, broken: 1, setup: 2, impatient: 130 } as const;

/** npm hands the terminal's Ctrl-C on once more: only a signal that comes later is a second wish. */
const echo = 1000;

const endIfImpatient = (askedAt: number): void => {
  if (Date.now() - askedAt > echo) {
    process.exit(exits.impatient);
  }
};

/** The shop itself is a large part of the program: it is loaded while the database comes up. */
const start = async (settings: Settings, log: Log): Promise<Stood> => {
  const [reached, { startBuilt }] = await Promise.all([reachDatabase(settings), import('./start-built.ts')]);
  return startBuilt(reached, settings, log);
};

const serve = async (): Promise<void> => {
  const log = logTo(write);
  const shop = await openPorts(settingsOf(process.env), log, (settings) => start(settings, log));
  write(`Sefer answers at ${shop.origin}\n`);

  let askedAt = Number.POSITIVE_INFINITY;
  const stop = (): void => {
    if (askedAt < Number.POSITIVE_INFINITY) {
      endIfImpatient(askedAt);
      return;
    }
    askedAt = Date.now();
    shop.stop().then(
      () => process.exit(exits.stopped),
      (reason: unknown) => {
        log.error('stop-broke', reason);
        process.exit(exits.broken);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('unhandledRejection', (reason) => {
    log.error('broke', reason);
    process.exit(exits.broken);
  });
};

serve().catch((reason: unknown) => {
  const isSetup = reason instanceof SetupFault;
  const message = reason instanceof Error && !isSetup ? (reason.stack ?? reason.message) : String(reason);
  process.stderr.write(`${isSetup ? reason.message : message}\n`);
  process.exitCode = isSetup ? exits.setup : exits.broken;
});
