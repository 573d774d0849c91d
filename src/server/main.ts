import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Render } from '#contract/page.ts';
import { openAssets } from './http/assets.ts';
import { routes } from './http/routes.ts';
import { logTo } from './log.ts';
import { settingsOf } from './settings.ts';
import { SetupFault } from './setup-fault.ts';
import { openShop } from './shop.ts';

/** Where this file is run from: the build lays it into dist/server, beside dist/client and dist/render. */
const built = dirname(dirname(fileURLToPath(import.meta.url)));

const write = (text: string): void => {
  process.stdout.write(text);
};

const drawing = async (): Promise<Render> => {
  const { render }: { readonly render: Render } = await import(
    pathToFileURL(join(built, 'render/render.js')).href
  );
  return render;
};

const exits = { stopped: 0, broken: 1, setup: 2, impatient: 130 } as const;

/** npm hands the terminal's Ctrl-C on once more: only a signal that comes later is a second wish. */
const echo = 1000;

const endIfImpatient = (askedAt: number): void => {
  if (Date.now() - askedAt > echo) {
    process.exit(exits.impatient);
  }
};

const serve = async (): Promise<void> => {
  const log = logTo(write);
  const shop = await openShop({
    settings: settingsOf(process.env),
    log,
    routes,
    assets: await openAssets(join(built, 'client')),
    render: await drawing(),
  });
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
        log.broke('stop-broke', reason);
        process.exit(exits.broken);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('unhandledRejection', (reason) => {
    log.broke('broke', reason);
    process.exit(exits.broken);
  });
};

serve().catch((reason: unknown) => {
  const isSetup = reason instanceof SetupFault;
  const said = reason instanceof Error && !isSetup ? (reason.stack ?? reason.message) : String(reason);
  process.stderr.write(`${isSetup ? reason.message : said}\n`);
  process.exitCode = isSetup ? exits.setup : exits.broken;
});
