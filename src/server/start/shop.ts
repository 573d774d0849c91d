import type { Render } from '#contract/wire/page.ts';
import { createBankHandler } from '#server/counterparts/bank/bank-handler.ts';
import { businessFigures } from '#server/office/operations/business-figures.ts';
import { worldSites } from '#server/office/world/world-sites.ts';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { Assets } from '#server/platform/http/assets.ts';
import { createHandler, type Handler } from '#server/platform/http/handler.ts';
import { type Gauge, openMetrics } from '#server/platform/http/metrics.ts';
import { upkeepSites } from '#server/platform/http/upkeep.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { DeskMakers } from '#server/start/desks/desks.ts';
import type { RunningApp } from './create-app.ts';
import type { Stood } from './open-ports.ts';
import type { Routes } from './routes.ts';

export type ShopParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly routes: Routes;
  readonly assets: Assets;
  readonly render: Render | null;
  /** The desks of the house, unless others are plugged. */
  readonly desks?: DeskMakers;
  /** The ordinary ones, unless others are plugged. */
  readonly passwords?: Passwords;
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

const gauge = (name: string, says: string, read: () => number | Promise<number>): Gauge => ({
  name,
  says,
  read: async () => read(),
});

const gaugesOf = ({ app, store }: RunningApp, { sessions }: Routes): readonly Gauge[] => [
  gauge('sefer_sessions', 'Sessions that live.', () => sessions.count(app)),
  gauge('sefer_database_connections', 'Connections to the database.', () => store.pool.totalCount),
  gauge('sefer_database_connections_idle', 'Connections at rest.', () => store.pool.idleCount),
  gauge('sefer_database_waiting', 'Questions waiting for a connection.', () => store.pool.waitingCount),
  ...businessFigures(app),
];

const handlersOf = (
  { routes, assets, render }: ShopParts,
  open: RunningApp,
  isStopping: () => boolean,
): Handler => {
  const { app, world } = open;
  const metrics = openMetrics();
  const names = [...routes.operations.map(({ endpoint }) => endpoint.name), ...gated];
  const sites = [
    ...routes.sites,
    ...upkeepSites(metrics, gaugesOf(open, routes), isStopping),
    ...(world === null ? [] : worldSites(world, names)),
  ];
  return createHandler({
    app,
    routes: { ...routes, sites },
    metrics,
    assets,
    render,
    freshen: world?.freshen ?? (() => Promise.resolve()),
  });
};

/** The doors of a house that is open. */
export const startAround = (parts: Omit<ShopParts, 'desks' | 'passwords'>, open: RunningApp): Stood => {
  let stopping = false;
  return {
    open,
    handler: handlersOf(parts, open, () => stopping),
    bankHandler: createBankHandler(open.app, parts.assets, parts.log),
    retire: () => {
      stopping = true;
    },
  };
};
