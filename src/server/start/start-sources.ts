import type { Render } from '#contract/wire/page.ts';
import { type Log, logTo } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import { createApp } from './create-app.ts';
import type { Stood } from './open-ports.ts';
import { routes } from './routes.ts';
import { startAround } from './shop.ts';

/** The log names no persons and therefore no messages; whoever develops needs them. */
const withMessages = (log: Log, show: (text: string) => void): Log => ({
  ...log,
  error: (event, defect, fields) => {
    log.error(event, defect, fields);
    show(`${defect instanceof Error ? defect.stack : String(defect)}\n`);
  },
});

const assets = () => null;

/** Starts the shop from its sources: pages are drawn by `render`, and no asset is its own. */
export const startSources = async (
  settings: Settings,
  render: Render,
  write: (text: string) => void,
  show: (text: string) => void,
): Promise<Stood> => {
  const log = withMessages(logTo(write), show);
  return startAround({ settings, log, routes, assets, render }, await createApp(settings, log));
};
