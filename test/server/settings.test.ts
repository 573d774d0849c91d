import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environments } from '#domain/values/environment.ts';
import { isSimulated, settingsOf } from '#server/platform/settings.ts';

describe('settings', () => {
  test('nothing needs to be set', () => {
    expect(settingsOf({})).toEqual({
      environment: 'LOCAL-DEV',
      port: 3000,
      bankPort: 3001,
      origin: 'http://localhost:3000',
      cardOrigin: 'http://localhost:3001',
      dataFolder: resolve('.data'),
      databaseUrl: null,
      databasePooler: 'none',
      databaseConnections: 20,
      spareMegabytes: 256,
      smtpUrl: null,
      money: 'simulated',
      listenOn: '127.0.0.1',
      proxies: 0,
      drainSeconds: 0,
      eventLog: false,
      eventLogHourly: 20_000,
    });
  });

  test.each(environments)('[P-11] %s is chosen while the shop runs', (environment) => {
    expect(settingsOf({ SHOP_ENV: environment }).environment).toBe(environment);
  });

  test.each([
    ['PORT', 'eighty', 'PORT is a whole number from 0 to 65535, not "eighty".'],
    ['PORT', '65536', 'PORT is a whole number from 0 to 65535, not "65536".'],
    ['PORT', '1e3', 'PORT is a whole number from 0 to 65535, not "1e3".'],
    ['BANK_PORT', '-1', 'BANK_PORT is a whole number from 0 to 65535, not "-1".'],
    ['DRAIN_SECONDS', '601', 'DRAIN_SECONDS is a whole number from 0 to 600, not "601".'],
    ['EVENT_LOG', 'yes', 'EVENT_LOG is on or off, not "yes".'],
    ['EVENT_LOG_HOURLY', '999', 'EVENT_LOG_HOURLY is a whole number from 1000 to 10000000, not "999".'],
    ['PROXIES', '10', 'PROXIES is a whole number from 0 to 9, not "10".'],
    [
      'SHOP_ENV',
      'PROD',
      'SHOP_ENV is one of LOCAL-DEV, LOCAL-UAT, PROD-DEV, PROD-UAT, TCDD-PREPROD, TCDD-PROD, TCDD-UAT, not "PROD".',
    ],
    ['MONEY', 'play', 'MONEY is real or simulated, not "play".'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL begins with postgres:// or postgresql://.'],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER is none or transaction, not "session".'],
    [
      'DATABASE_POOLER',
      'transaction',
      'DATABASE_POOLER stands before a database of DATABASE_URL, which is not set.',
    ],
    ['DATABASE_CONNECTIONS', '4', 'DATABASE_CONNECTIONS is a whole number from 5 to 500, not "4".'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL begins with smtp:// or smtps://.'],
    ['LISTEN_ON', 'localhost', 'LISTEN_ON is an address of this machine, or all, not "localhost".'],
    ['SHOP_ORIGIN', 'ftp://x', 'SHOP_ORIGIN begins with http:// or https://.'],
    ['SHOP_ORIGIN', 'https://x/shop', 'SHOP_ORIGIN is a scheme, a host and a port, without a path.'],
  ])('%s=%s is refused in one line', (name, value, line) => {
    expect(() => settingsOf({ [name]: value })).toThrow(line);
  });

  test.each(environments)('%s: a shop that others reach is drained unless told otherwise', (environment) => {
    const drained = environment.startsWith('LOCAL-') ? 0 : 5;
    expect(settingsOf({ SHOP_ENV: environment }).drainSeconds).toBe(drained);
    expect(settingsOf({ SHOP_ENV: environment, DRAIN_SECONDS: '7' }).drainSeconds).toBe(7);
  });

  test('a developer’s shop is reached from its own machine alone, every other from everywhere', () => {
    expect(environments.filter((name) => settingsOf({ SHOP_ENV: name }).listenOn !== null)).toEqual([
      'LOCAL-DEV',
    ]);
    expect(settingsOf({ LISTEN_ON: 'all' }).listenOn).toBe(null);
    expect(settingsOf({ SHOP_ENV: 'PROD-UAT', LISTEN_ON: '::1' }).listenOn).toBe('::1');
  });

  test('nothing is simulated where money is real, whatever the environment is called, nor where it is live', () => {
    const simulated = environments.filter((name) =>
      isSimulated(settingsOf({ SHOP_ENV: name, MONEY: 'simulated' })),
    );
    expect(simulated).toEqual(['LOCAL-DEV', 'LOCAL-UAT', 'PROD-DEV', 'PROD-UAT', 'TCDD-UAT']);
    expect(environments.filter((name) => isSimulated(settingsOf({ SHOP_ENV: name, MONEY: 'real' })))).toEqual(
      [],
    );
  });

  test('a port at the end of the range leaves one for the card fields', () => {
    expect(settingsOf({ PORT: '65535' }).bankPort).toBe(65_534);
  });

  test('the example names every setting and no other', async () => {
    const example = await readFile('.env.example', 'utf8');
    const named = new Set([...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
    const source = await readFile('src/server/platform/settings.ts', 'utf8');
    const read = new Set([...source.matchAll(/given, '([A-Z_]+)'/g)].map(([, name]) => name));
    expect(named).toEqual(read);
  });
});
