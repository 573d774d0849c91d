import { sql } from 'kysely';
import { isLive } from '#domain/values/environment.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Head } from './incoming-request.ts';
import type { Gauge, Metrics } from './metrics.ts';
import type { ServerPage } from './server-page.ts';

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const figures = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });

const timeout = 2000;

/** Whether the database answers anybody. */
export const answersInTime = async ({ db }: Pick<PlatformContext, 'db'>): Promise<boolean> => {
  const waiting = new AbortController();
  const timedOut = new Promise<false>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([sql`select 1`.execute(db).then(() => true), timedOut]);
  } catch {
    return false;
  } finally {
    waiting.abort();
  }
};

const privateAddress = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/;

/**
 * Whether somebody stands in front of the shop of whom the settings know nothing: then every caller seems to come from
 * the house's own network.
 */
export const isProxyUnknown = ({ proxies }: Pick<Settings, 'proxies'>, headers: Head): boolean =>
  proxies === 0 && (headers.has('x-forwarded-for') || headers.has('forwarded') || headers.has('via'));

/** Whether the figures may be told to this address. */
const mayReadMetrics = ({ settings }: PlatformContext, callerAddress: string, headers: Head): boolean =>
  !isLive(settings.environment) || (privateAddress.test(callerAddress) && !isProxyUnknown(settings, headers));

/** `get` and `head` at its own address; `options` at the root is what a balancer asks that was told of no address. */
const readyAt = [
  { method: 'get', path: '/ready' },
  { method: 'options', path: '/' },
] as const;

/** What machines that look after the server ask it. */
export const upkeepSites = (
  metrics: Metrics,
  gauges: readonly Gauge[],
  isStopping: () => boolean,
): readonly ServerPage<PlatformContext>[] => [
  {
    method: 'get',
    path: '/health',
    availability: 'everywhere',
    answer: () => Promise.resolve(plain('alive\n', 200)),
  },
  ...readyAt.map(
    (address): ServerPage<PlatformContext> => ({
      ...address,
      availability: 'everywhere',
      answer: async (_request, app) =>
        !isStopping() && (await answersInTime(app)) && !(await app.room.isShort())
          ? plain('ready\n', 200)
          : plain('not ready\n', 503),
    }),
  ),
  {
    method: 'get',
    path: '/metrics',
    availability: 'everywhere',
    answer: async (request, app, context) =>
      mayReadMetrics(app, context.callerAddress, request.headers)
        ? figures(await metrics.text(gauges))
        : plain('not found\n', 404),
  },
];
