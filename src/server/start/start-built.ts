import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Render } from '#contract/wire/page.ts';
import { openAssets } from '#server/platform/http/assets.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Reached } from '#server/platform/store/reach-database.ts';
import { createAppIn } from './create-app.ts';
import type { Stood } from './open-ports.ts';
import { routes } from './routes.ts';
import { startAround } from './shop.ts';

/** Where this file is run from: the build lays it into dist/server, beside dist/client and dist/render. */
const built = dirname(dirname(fileURLToPath(import.meta.url)));

const drawing = async (): Promise<Render> => {
  const { render }: { readonly render: Render } = await import(
    pathToFileURL(join(built, 'render/render.js')).href
  );
  return render;
};

/** Stands the built shop up. What lies on the disk is read while the database is asked. */
export const startBuilt = async (reached: Reached, settings: Settings, log: Log): Promise<Stood> => {
  const opening = createAppIn(reached, settings, log);
  try {
    const [open, assets, render] = await Promise.all([opening, openAssets(join(built, 'client')), drawing()]);
    return startAround({ settings, log, routes, assets, render }, open);
  } catch (reason) {
    await opening.then(
      ({ close }) => close(),
      () => undefined,
    );
    throw reason;
  }
};
