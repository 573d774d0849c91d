import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { ordinaryTimeout, type Timeout } from '#server/platform/http/listen.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { createApp } from '#server/start/create-app.ts';
import { openPorts, type Shop } from '#server/start/open-ports.ts';
import { type Routes, routes } from '#server/start/routes.ts';
import { type ShopParts, startAround } from '#server/start/shop.ts';
import { copyOf, startedOnce } from './copied-database.ts';
import { refuseLoggedNumbers } from './dump/logged-numbers.ts';
import { freshDatabase } from './fresh-database.ts';
import { reachedBy } from './server/pooled-url.ts';

/** A shop in the test's own process, on a free port, over a database nothing was in before. */
export type TestShop = Shop & {
  readonly url: string;
  /** Asks over the network, redirects left to the test. */
  readonly ask: (path: string, request?: RequestInit) => Promise<Response>;
  readonly askJson: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly lines: readonly string[];
  /** Stops the shop and drops its database. */
  readonly end: () => Promise<void>;
};

export type TestShopOf = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly routes?: Partial<Routes>;
  readonly parts?: Partial<Pick<ShopParts, 'assets' | 'render' | 'desks' | 'passwords'>>;
  /** A database that stays when this shop ends. */
  readonly url?: string;
  readonly timeout?: Partial<Timeout>;
  /** Which lines of its log are kept; all of them, unless it answers very often. */
  readonly keeps?: (line: string) => boolean;
};

const nobody = () => null;

/** At the end of a test nobody asks any more on the connections it kept. */
const timeoutOfTests: Timeout = { ...ordinaryTimeout, kept: 0 };

const openShop = (parts: ShopParts, timeout: Partial<Timeout> = {}): Promise<Shop> =>
  openPorts(
    parts.settings,
    parts.log,
    async (settings) =>
      startAround({ ...parts, settings }, await createApp(settings, parts.log, parts.desks, parts.passwords)),
    { ...timeoutOfTests, ...timeout },
  );

/** A test hashes much and keeps nothing. */
const passwords = openPasswords({ ln: 4, r: 8, p: 1 });

export const startedShop = startedOnce(async (url) => {
  const shop = await openShop({
    settings: settingsOf({ PORT: '0', DATABASE_URL: url }),
    log: logTo(() => undefined),
    routes,
    assets: nobody,
    render: null,
    passwords,
  });
  await shop.stop();
});

/** Where money is real nobody who is only simulated is laid into the store. */
const isOrdinary = ({ settings = {} }: TestShopOf): boolean =>
  settings.SHOP_ENV === undefined && settings.MONEY === undefined;

const databaseFor = (given: TestShopOf) => (isOrdinary(given) ? copyOf(startedShop) : freshDatabase());

export const openTestShop = async (given: TestShopOf = {}): Promise<TestShop> => {
  const database =
    given.url === undefined ? await databaseFor(given) : { url: given.url, drop: () => Promise.resolve() };
  const { keeps = () => true } = given;
  const lines: string[] = [];
  const shop = await openShop(
    {
      settings: settingsOf({ PORT: '0', DRAIN_SECONDS: '0', ...given.settings, ...reachedBy(database.url) }),
      log: logTo((text) => {
        if (keeps(text)) lines.push(text);
      }),
      routes: { ...routes, ...given.routes },
      assets: nobody,
      render: null,
      passwords,
      ...given.parts,
    },
    given.timeout,
  );
  const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${shop.port}${path}`, { redirect: 'manual', ...request });
  return {
    ...shop,
    url: database.url,
    ask,
    askJson: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    lines,
    end: async () => {
      await shop.stop();
      await database.drop();
      refuseLoggedNumbers(lines);
    },
  };
};
