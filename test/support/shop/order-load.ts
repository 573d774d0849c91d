import { chanceOf } from '#machines/kit/walk/chance.ts';
import { buyersOf } from './buyers.ts';
import {
  approve,
  askPayment,
  type Buyer,
  book,
  cardToken,
  findOffers,
  type Got,
  NotAnswered,
  type OrderPlaces,
  openPayment,
  type Run,
} from './order-client.ts';
import { pause } from './pause.ts';
import { type Acknowledged, chooseFree } from './whole-order.ts';

export type Load = {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: ReadonlyMap<string, number>;
  /** How often a call found nobody, and was made again. */
  readonly repeated: () => number;
  /** Lets every order that has begun come to its end. */
  readonly stop: () => Promise<void>;
};

export type Loading = {
  /** Where orders are made now: it may change when a server comes back. */
  readonly places: () => OrderPlaces;
  readonly runs: readonly Run[];
  readonly clients: number;
  readonly seed: number;
  /** How often pay is pressed in one breath. */
  readonly presses?: number;
  /** Hears, in words, why a call is made again. */
  readonly report?: (reason: string) => void;
};

const beforeAgain = 250;
const betweenQuestions = 600;
const longestAbsence = 60_000;

/** With what lies behind it, down to what the system said. */
const inWords = (reason: unknown): string =>
  reason instanceof Error
    ? [reason.message, ...(reason.cause === undefined ? [] : [inWords(reason.cause)])].join(' ')
    : String(reason);

/** Orders without end: a traveller whose call finds nobody makes the same call again, as a browser does. */
export const loadOrders = ({ places, runs, clients, seed, presses = 2, report }: Loading): Load => {
  const chance = chanceOf(seed);
  const newBuyer = buyersOf(seed);
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<string, number>();
  const end = new AbortController();
  let repeats = 0;

  const persistently = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    for (const until = performance.now() + longestAbsence; ; ) {
      try {
        return await call();
      } catch (reason) {
        if (!(reason instanceof NotAnswered) || performance.now() > until) throw reason;
        repeats += 1;
        report?.(inWords(reason));
        await pause(beforeAgain);
      }
    }
  };

  /** A server that comes up, or whose database does, is asked again. */
  const answered = <Value>(call: () => Promise<Got<Value>>): Promise<Got<Value>> =>
    persistently(async () => {
      const got = await call();
      if (!got.ok && got.status >= 500) throw new NotAnswered(`The shop says ${got.status}.`);
      return got;
    });

  const pay = async (
    booked: { locator: string; price: number },
    buyer: Buyer,
  ): Promise<Got<Acknowledged>> => {
    const token = await persistently(() => cardToken(places()));
    const pressed = await Promise.all(
      Array.from({ length: presses }, () => answered(() => openPayment(places(), booked, token, buyer))),
    );
    const opened = pressed.find(({ ok }) => ok) ?? pressed[0];
    if (opened === undefined || !opened.ok)
      return opened ?? { ok: false, refusal: 'not-pressed', status: 400 };
    const { payment, md } = opened.value;
    if (md !== null) await persistently(() => approve(places(), md));
    for (;;) {
      const settled = await answered(() => askPayment(places(), payment, buyer));
      if (settled.ok) return { ok: true, value: { locator: booked.locator, price: booked.price, holds: 1 } };
      if (settled.refusal !== 'payment-underway') return settled;
      await pause(betweenQuestions);
    }
  };

  const order = async (buyer: Buyer): Promise<Got<Acknowledged>> => {
    const run = runs[Math.floor(chance() * runs.length)];
    if (run === undefined) throw new RangeError('There is no run to order on.');
    const offers = await answered(() => findOffers(places(), run, buyer));
    if (!offers.ok) return offers;
    const chosen = await answered(() => chooseFree(places(), offers.value, buyer, chance));
    if (!chosen.ok) return chosen;
    const booked = await answered(() => book(places(), [chosen.value], buyer));
    return booked.ok ? pay(booked.value, buyer) : booked;
  };

  const live = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const got = await order(newBuyer());
      if (got.ok) acknowledged.push(got.value);
      else refused.set(got.refusal, (refused.get(got.refusal) ?? 0) + 1);
    }
  };

  const lives = Promise.all(Array.from({ length: clients }, live));
  return {
    acknowledged,
    refused,
    repeated: () => repeats,
    stop: async () => {
      end.abort();
      await lives;
    },
  };
};
