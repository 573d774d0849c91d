import { createInterface } from 'node:readline';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { over, postmasterIn, type Running, start } from './built-server.ts';
import { type Haproxy, openHaproxy } from './haproxy.ts';
import { comeToRest, placesAt, runsAt } from './killed-shop.ts';
import type { OrderPlaces } from './order-client.ts';
import { loadOrders } from './order-load.ts';
import { pause } from './pause.ts';
import { faultsOfBooks } from './shop-books.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type Stopped = {
  readonly stops: number;
  /** Sales that were paid for and have their tickets. */
  readonly acknowledged: number;
  /** Calls that nobody answered, or that were answered with a fault of the server: in words. */
  readonly unanswered: readonly string[];
  /** What the stopped processes logged of faults. */
  readonly defects: readonly string[];
  readonly exits: readonly (number | null)[];
  readonly faults: readonly string[];
};

/** One process of the shop behind a balancer. */
type Member = { readonly running: Running; readonly places: OrderPlaces; isIn: boolean };

export type Stopping = {
  readonly stops: number;
  readonly clients: number;
  readonly seed: number;
};

const betweenChecks = 100;

/** HAPROXY names a balancer that is in use elsewhere too; without it the tests have a plain one of their own. */
const openFront = async () => (process.env.HAPROXY === undefined ? null : openHaproxy(process.env.HAPROXY));

/** Each traveller comes from an address of their own. */
const settingsOf = (front: Haproxy | null, place: number): Readonly<Record<string, string>> => ({
  BANK_PORT: '0',
  ...(front === null
    ? { PROXIES: '1', DRAIN_SECONDS: '1' }
    : { PROXIES: '2', DRAIN_SECONDS: '5', PORT: String(front.ports[place]) }),
});

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/ready`, { headers: { connection: 'close' } })).status === 200;
  } catch {
    return false;
  }
};

/** Sends calls in turn to those that said at the last check that they are ready. */
const openBalancer = () => {
  const members = new Set<Member>();
  const end = new AbortController();
  let turn = 0;
  const check = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await Promise.all(
        [...members].map(async (member) => {
          member.isIn = await isReady(member.places.shop);
        }),
      );
      await pause(betweenChecks);
    }
  };
  const checking = check();
  return {
    members,
    next: (): OrderPlaces => {
      const inTurn = [...members].filter(({ isIn }) => isIn);
      turn += 1;
      const member = inTurn[turn % inTurn.length];
      if (member === undefined) throw new RangeError('No process is ready.');
      return member.places;
    },
    end: async () => {
      end.abort();
      await checking;
    },
  };
};

/** Orders go on while one of two processes is asked to stop, at instants nobody chose, and another takes its place. */
export const stopWhileSelling = async ({ stops, clients, seed }: Stopping): Promise<Stopped> => {
  const folder = await temporaryFolder();
  const chance = chanceOf(seed);
  const defects: string[] = [];
  const unanswered: string[] = [];
  const exits: (number | null)[] = [];
  const balancer = openBalancer();
  const front = await openFront();

  const join = async (place: number): Promise<Member> => {
    const running = await start(folder, settingsOf(front, place));
    const { stdout } = running.process;
    if (stdout === null) throw new Error('Nobody hears what the shop writes.');
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('"defect"')) defects.push(line);
    });
    const member = { running, places: await placesAt(running.origin), isIn: true };
    balancer.members.add(member);
    return member;
  };

  const queue = [await join(0), await join(1)];
  await front?.isUp();
  const places = () => ({ ...balancer.next(), ...(front !== null && { shop: front.origin }) });
  const load = loadOrders({
    places,
    runs: await runsAt(places()),
    clients,
    seed,
    report: (reason) => unanswered.push(reason),
  });
  for (let stop = 0; stop < stops; stop += 1) {
    await pause(100 + chance() * 400);
    const leaving = queue.shift();
    if (leaving === undefined) break;
    await over(leaving.running.process, 'SIGTERM');
    exits.push(leaving.running.process.exitCode);
    balancer.members.delete(leaving);
    queue.push(await join(stop % 2));
  }
  await load.stop();
  const { shop } = balancer.next();
  await balancer.end();
  await front?.end();
  const { url } = await postmasterIn(folder);
  await comeToRest(url, shop);
  return {
    stops,
    acknowledged: load.acknowledged.length,
    unanswered,
    defects,
    exits,
    faults: await faultsOfBooks(url, load.acknowledged),
  };
};
