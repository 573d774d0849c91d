import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Environment, environments, isEnvironment, isLive } from '#domain/values/environment.ts';
import { SetupFault } from './setup-fault.ts';

export type Settings = {
  readonly environment: Environment;
  readonly port: number;
  readonly bankPort: number;
  /** How browsers reach the shop; links in letters begin with it. Without a slash at the end. */
  readonly origin: string;
  /** The origin that serves the card fields. */
  readonly cardOrigin: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** What stands before the database and lends its connections: nothing, or a pooler that lends them for one transaction. */
  readonly databasePooler: 'none' | 'transaction';
  /** How many connections this process has at most. */
  readonly databaseConnections: number;
  /** Where the disk of the embedded database has less room than this, nothing new is begun. */
  readonly spareMegabytes: number;
  readonly smtpUrl: string | null;
  /** Whether payments are simulated; where money is real only by the operator's own word. */
  readonly money: 'real' | 'simulated';
  /** The only address the shop listens on; null listens on all this machine has. */
  readonly listenOn: string | null;
  /** How many proxies of ours stand in front and write X-Forwarded-For. */
  readonly proxies: number;
  /** How long callers are still answered after the shop was asked to stop, so that a balancer sends them elsewhere first. */
  readonly drainSeconds: number;
  /** Whether what came after what is kept for analysts, and pages are asked to tell it. */
  readonly eventLog: boolean;
  /** How many arrows of it are kept in an hour. */
  readonly eventLogHourly: number;
};

type Given = Readonly<Record<string, string | undefined>>;

const highestPort = 65_535;
/** One is the process's own, some wait for a lock, and somebody has to let go of it. */
const fewestAndMostConnections = [5, 500] as const;

/** Whether the simulated counterparts and the world of QA may be turned by whoever comes: only where nobody pays or is served. */
export const isSimulated = ({ environment, money }: Pick<Settings, 'environment' | 'money'>): boolean =>
  money === 'simulated' && !isLive(environment);

const textOf = (given: Given, name: string): string | null => {
  const text = given[name]?.trim();
  return text === undefined || text === '' ? null : text;
};

const numberOf = (given: Given, name: string, [least, most]: readonly [number, number]): number | null => {
  const text = textOf(given, name);
  if (text === null) {
    return null;
  }
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new SetupFault(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
};

const environmentOf = (given: Given): Environment => {
  const text = textOf(given, 'SHOP_ENV') ?? 'LOCAL-DEV';
  if (!isEnvironment(text)) {
    throw new SetupFault(`SHOP_ENV is one of ${environments.join(', ')}, not "${text}".`);
  }
  return text;
};

const moneyOf = (given: Given, environment: Environment): Settings['money'] => {
  const text = textOf(given, 'MONEY') ?? (isLive(environment) ? 'real' : 'simulated');
  if (text !== 'real' && text !== 'simulated') {
    throw new SetupFault(`MONEY is real or simulated, not "${text}".`);
  }
  return text;
};

/** On a developer's machine the switches of the world are nobody else's business. */
const listenOnOf = (given: Given, environment: Environment): string | null => {
  const text = textOf(given, 'LISTEN_ON') ?? (environment === 'LOCAL-DEV' ? '127.0.0.1' : 'all');
  if (text !== 'all' && isIP(text) === 0) {
    throw new SetupFault(`LISTEN_ON is an address of this machine, or all, not "${text}".`);
  }
  return text === 'all' ? null : text;
};

const eventLogOf = (given: Given): boolean => {
  const text = textOf(given, 'EVENT_LOG') ?? 'off';
  if (text !== 'on' && text !== 'off') {
    throw new SetupFault(`EVENT_LOG is on or off, not "${text}".`);
  }
  return text === 'on';
};

const poolerOf = (given: Given): Settings['databasePooler'] => {
  const text = textOf(given, 'DATABASE_POOLER') ?? 'none';
  if (text !== 'none' && text !== 'transaction') {
    throw new SetupFault(`DATABASE_POOLER is none or transaction, not "${text}".`);
  }
  if (text !== 'none' && textOf(given, 'DATABASE_URL') === null) {
    throw new SetupFault('DATABASE_POOLER stands before a database of DATABASE_URL, which is not set.');
  }
  return text;
};

const urlOf = (given: Given, name: string, schemes: readonly string[]): string | null => {
  const text = textOf(given, name);
  if (text !== null && !(URL.canParse(text) && schemes.includes(new URL(text).protocol))) {
    throw new SetupFault(`${name} begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
  }
  return text;
};

const originOf = (given: Given, name: string, port: number): string => {
  const text = urlOf(given, name, ['http:', 'https:']);
  if (text !== null && new URL(text).href !== `${new URL(text).origin}/`) {
    throw new SetupFault(`${name} is a scheme, a host and a port, without a path.`);
  }
  return text === null ? `http://localhost:${port}` : new URL(text).origin;
};

/** On somebody's own machine nobody stands in front. */
const ordinaryDrainOf = (environment: Environment): number => (environment.startsWith('LOCAL-') ? 0 : 5);

const portBeside = (port: number): number => {
  if (port === 0) {
    return 0;
  }
  return port === highestPort ? port - 1 : port + 1;
};

/** Reads the settings and refuses what cannot be meant. Port 0 lets the system choose. */
export const settingsOf = (given: Given): Settings => {
  const port = numberOf(given, 'PORT', [0, highestPort]) ?? 3000;
  const bankPort = numberOf(given, 'BANK_PORT', [0, highestPort]) ?? portBeside(port);
  const environment = environmentOf(given);
  return {
    environment,
    money: moneyOf(given, environment),
    port,
    bankPort,
    origin: originOf(given, 'SHOP_ORIGIN', port),
    cardOrigin: originOf(given, 'BANK_ORIGIN', bankPort),
    dataFolder: resolve(textOf(given, 'DATA_DIR') ?? '.data'),
    databaseUrl: urlOf(given, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePooler: poolerOf(given),
    databaseConnections: numberOf(given, 'DATABASE_CONNECTIONS', fewestAndMostConnections) ?? 20,
    spareMegabytes: numberOf(given, 'SPARE_MEGABYTES', [0, 1_000_000_000]) ?? 256,
    smtpUrl: urlOf(given, 'SMTP_URL', ['smtp:', 'smtps:']),
    listenOn: listenOnOf(given, environment),
    proxies: numberOf(given, 'PROXIES', [0, 9]) ?? 0,
    drainSeconds: numberOf(given, 'DRAIN_SECONDS', [0, 600]) ?? ordinaryDrainOf(environment),
    eventLog: eventLogOf(given),
    eventLogHourly: numberOf(given, 'EVENT_LOG_HOURLY', [1000, 10_000_000]) ?? 20_000,
  };
};
