import { setTimeout as pause } from 'node:timers/promises';
import { second } from '#domain/values/durations.ts';
import type { Handler } from '#server/platform/http/handler.ts';
import { type Listener, listen, ordinaryTimeout, type Timeout } from '#server/platform/http/listen.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { RunningApp } from './create-app.ts';

/** The house and its doors, before any port is open. */
export type Stood = {
  readonly open: RunningApp;
  readonly handler: Handler;
  /** Those of the bank's own origin. */
  readonly bankHandler: Handler;
  /** Says from now on that the shop is not ready. */
  readonly retire: () => void;
};

export type Shop = {
  readonly origin: string;
  readonly port: number;
  readonly open: RunningApp;
  readonly stop: () => Promise<void>;
};

type StartApp = (settings: Settings) => Promise<Stood>;

const notYet: Handler = () =>
  Promise.resolve(new Response(null, { status: 503, headers: { ...securityHeaders, 'retry-after': '1' } }));

const unknownOrigin = 'http://localhost:0';

/** A port the system chose becomes part of the origin, unless the shop is known by another. */
const withPorts = (settings: Settings, port: number, bankPort: number): Settings => ({
  ...settings,
  port,
  bankPort,
  origin: settings.origin === unknownOrigin ? `http://localhost:${port}` : settings.origin,
  cardOrigin: settings.cardOrigin === unknownOrigin ? `http://localhost:${bankPort}` : settings.cardOrigin,
});

const startAppBehind = async (
  startApp: StartApp,
  settings: Settings,
  listeners: readonly Listener[],
): Promise<Stood> => {
  const [shop, bank] = listeners;
  try {
    return await startApp(withPorts(settings, shop?.port ?? 0, bank?.port ?? settings.bankPort));
  } catch (reason) {
    await Promise.all(listeners.map(({ stop }) => stop()));
    throw reason;
  }
};

/** The second port belongs to the bank's own origin; where money is real nobody answers there. */
const listenAll = async (
  settings: Settings,
  handler: () => Handler,
  bank: () => Handler,
  timeout: Timeout,
): Promise<Listener[]> => {
  const { port, bankPort, listenOn, money } = settings;
  const shop = await listen({ port, setting: 'PORT', listenOn }, handler, timeout);
  if (money === 'real') return [shop];
  try {
    return [shop, await listen({ port: bankPort, setting: 'BANK_PORT', listenOn }, bank, timeout)];
  } catch (reason) {
    await shop.stop();
    throw reason;
  }
};

/** Whoever sends callers here learns that they are to go elsewhere; until then every caller is answered. Then the ports are closed, and the store last. */
const stopAll = async (
  { retire, open }: Stood,
  listeners: readonly Listener[],
  { drainSeconds }: Settings,
  log: Log,
): Promise<void> => {
  log.info('stopping', { drainSeconds });
  retire();
  for (const listener of listeners) listener.retire();
  await pause(drainSeconds * second);
  open.letGo();
  await Promise.all(listeners.map(({ stop }) => stop()));
  await open.close();
  log.info('closed');
};

/** Opens the ports, then the house behind them; until the house stands every caller is told to come again. */
export const openPorts = async (
  settings: Settings,
  log: Log,
  startApp: StartApp,
  timeout: Timeout = ordinaryTimeout,
): Promise<Shop> => {
  let handler = notYet;
  let bankHandler = notYet;
  const listeners = await listenAll(
    settings,
    () => handler,
    () => bankHandler,
    timeout,
  );
  const stood = await startAppBehind(startApp, settings, listeners);
  handler = stood.handler;
  bankHandler = stood.bankHandler;
  const { origin, environment, port } = stood.open.app.settings;
  log.info('open', { origin, environment });
  return {
    origin,
    port,
    open: stood.open,
    stop: () => stopAll(stood, listeners, settings, log),
  };
};
