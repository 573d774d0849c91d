import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { simulatedBank } from '#server/counterparts/bank/simulated-bank.ts';
import { milesBank } from '#server/counterparts/miles/miles-bank.ts';
import type { Gate } from '#server/platform/gate.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import type { Payments } from '#server/sale/settlement/payments.ts';
import type { SettlementDeps } from '#server/sale/settlement/take-step.ts';
import { copyOf } from '../copied-database.ts';
import { emptyStore } from '../shop/empty-store.ts';
import { type PlainDesk, plainDesk } from '../shop/plain-desk.ts';

/** The server's settlement over a database nothing was in before, with a hand clock and a bank that can be away. */
export type Till = SettlementDeps & {
  readonly desk: PlainDesk;
  readonly payments: Payments;
  readonly pass: (milliseconds: number) => void;
  /** How many of the next appeals to the bank meet silence. */
  readonly silenceBank: (times: number) => void;
  readonly tokenOf: (card: string, isProved?: 'proved') => Promise<string>;
  readonly lines: readonly string[];
  readonly end: () => Promise<void>;
};

const firstInstant = 1_795_251_600_000;

const farAhead = Date.UTC(2099, 0, 1);

export const openTill = async (url?: string): Promise<Till> => {
  const database = url === undefined ? await copyOf(emptyStore) : { url, drop: () => Promise.resolve() };
  const settings = settingsOf({ DATABASE_URL: database.url });
  const lines: string[] = [];
  const log = logTo((text) => lines.push(text));
  const store = await openStore(settings, log);
  const { db } = store;
  let now = firstInstant;
  let silent = 0;
  const clock = { now: () => now };
  const gate: Gate = () => {
    silent -= 1;
    return Promise.resolve(silent >= 0 ? { kind: 'refuse', status: 503 } : { kind: 'pass' });
  };
  const desk = plainDesk();
  const driving: SettlementDeps = {
    db,
    clock,
    log,
    bank: simulatedBank({ db, clock, gate, settings }),
    miles: milesBank({ db, gate }),
    deskFor: () => desk,
  };
  return {
    ...driving,
    desk,
    payments: openPayments(driving),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    silenceBank: (times) => {
      silent = times;
    },
    tokenOf: (name, isProved) =>
      tokenFor(db, { name, lastFour: '0018', isProved: isProved === 'proved', goodUntil: farAhead }, now),
    lines,
    end: async () => {
      await store.close();
      await database.drop();
    },
  };
};
