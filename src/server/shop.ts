import type { Render } from '#contract/page.ts';
import { openBankDoors } from './counterparts/bank/bank-doors.ts';
import type { Assets } from './http/assets.ts';
import { type Doors, openDoors } from './http/doors.ts';
import { type Listener, listen } from './http/listen.ts';
import { type Gauge, openMetrics } from './http/metrics.ts';
import type { Routes } from './http/routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { upkeepSites } from './http/upkeep.ts';
import type { Log } from './log.ts';
import { type OpenHouse, openHouse } from './open-house.ts';
import type { Settings } from './settings.ts';
import type { DeskMakers } from './settlement/desks.ts';
import { worldSites } from './world/world-sites.ts';

export type ShopParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly routes: Routes;
  readonly assets: Assets;
  readonly render: Render | null;
  /** The desks of the house, unless others are plugged. */
  readonly desks?: DeskMakers;
};

export type Shop = {
  readonly origin: string;
  readonly port: number;
  readonly open: OpenHouse;
  readonly stop: () => Promise<void>;
};

/** Names beside the calls that ask the world's gate. */
const gated = [
  'page',
  'asset',
  'mail',
  'e-id',
  'bank',
  'miles',
  'wallet',
  'sms',
  'identity-register',
] as const;

const notYet: Doors = () =>
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

const gauge = (name: string, says: string, read: () => number | Promise<number>): Gauge => ({
  name,
  says,
  read: async () => read(),
});

const gaugesOf = ({ house, store }: OpenHouse, { sessions }: Routes): readonly Gauge[] => [
  gauge('sefer_sessions', 'Sessions that live.', () => sessions.count(house)),
  gauge('sefer_database_connections', 'Connections to the database.', () => store.pool.totalCount),
  gauge('sefer_database_connections_idle', 'Connections at rest.', () => store.pool.idleCount),
  gauge('sefer_database_waiting', 'Questions waiting for a connection.', () => store.pool.waitingCount),
];

const doorsOf = (
  { routes, assets, render }: ShopParts,
  open: OpenHouse,
  isStopping: () => boolean,
): Doors => {
  const { house, world } = open;
  const metrics = openMetrics();
  const names = [...routes.operations.map(({ endpoint }) => endpoint.name), ...gated];
  const sites = [
    ...routes.sites,
    ...upkeepSites(metrics, gaugesOf(open, routes), isStopping),
    ...(world === null ? [] : worldSites(world, names)),
  ];
  return openDoors({
    house,
    routes: { ...routes, sites },
    metrics,
    assets,
    render,
    freshen: world?.freshen ?? (() => Promise.resolve()),
  });
};

/** The house and its doors, before any port is open. */
export type Stood = {
  readonly open: OpenHouse;
  readonly doors: Doors;
  /** Those of the bank's own origin. */
  readonly bankDoors: Doors;
  /** Says from now on that the shop is not ready, and lets go of what waits in it. */
  readonly retire: () => void;
};

export const standUp = async (parts: ShopParts): Promise<Stood> => {
  let stopping = false;
  const open = await openHouse(parts.settings, parts.log, parts.desks);
  return {
    open,
    doors: doorsOf(parts, open, () => stopping),
    bankDoors: openBankDoors(open.house, parts.log),
    retire: () => {
      stopping = true;
      open.letGo();
    },
  };
};

const standUpBehind = async (parts: ShopParts, listeners: readonly Listener[]): Promise<Stood> => {
  const [shop, bank] = listeners;
  try {
    const settings = withPorts(parts.settings, shop?.port ?? 0, bank?.port ?? parts.settings.bankPort);
    return await standUp({ ...parts, settings });
  } catch (reason) {
    await Promise.all(listeners.map(({ stop }) => stop()));
    throw reason;
  }
};

/** The second port belongs to the bank's own origin; where money is real nobody answers there. */
const listenAll = async (settings: Settings, doors: () => Doors, bank: () => Doors): Promise<Listener[]> => {
  const shop = await listen(settings.port, doors);
  if (settings.money === 'real') return [shop];
  try {
    return [shop, await listen(settings.bankPort, bank, undefined, 'BANK_PORT')];
  } catch (reason) {
    await shop.stop();
    throw reason;
  }
};

/** Opens the ports, then the house behind them; until the house stands every caller is told to come again. */
export const openShop = async (parts: ShopParts): Promise<Shop> => {
  let doors = notYet;
  let bankDoors = notYet;
  const listeners = await listenAll(
    parts.settings,
    () => doors,
    () => bankDoors,
  );
  const stood = await standUpBehind(parts, listeners);
  doors = stood.doors;
  bankDoors = stood.bankDoors;
  const { origin, environment, port } = stood.open.house.settings;
  parts.log.told('open', { origin, environment });
  return {
    origin,
    port,
    open: stood.open,
    stop: async () => {
      stood.retire();
      await Promise.all(listeners.map(({ stop }) => stop()));
      await stood.open.close();
      parts.log.told('closed');
    },
  };
};
