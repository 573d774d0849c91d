import { openOutbox } from '#server/counterparts/mail/outbox.ts';
import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { type Settings, settingsOf } from '#server/platform/settings.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { openRailway } from '#server/railway/network/open-railway.ts';
import { refundUpTo } from '#server/sale/settlement/refunds.ts';
import { cancelledRun } from '#server/sale/tickets/cancelled-run.ts';
import { type Refunding, refundRun } from '#server/sale/tickets/refund-run.ts';

const usage = 'Say which train does not run on which day: npm run refund -- 81002 2026-12-01\n';

const log = logTo((text) => {
  process.stderr.write(text);
});

const clock = systemClock;

const payments: Refunding['payments'] = {
  refundUpTo: (within, part) => refundUpTo(within, part, clock.now()),
};

type Asked = { readonly number: string; readonly day: string; readonly settings: Settings };

const refund = async ({ db }: Store, { number, day, settings }: Asked): Promise<string | null> => {
  const railway = await openRailway(db, log, clock);
  try {
    const cancelled = cancelledRun(railway.network(), number, day);
    if (cancelled === null) return null;
    const app = { db, clock, mail: openOutbox(db, clock), payments, railway, settings };
    const { bookings, tickets, amount, ended } = await refundRun(cancelled, app);
    return `${tickets} tickets of ${bookings} bookings are refunded: ${amount} kuruş; ${ended} unpaid ended\n`;
  } finally {
    await railway.close();
  }
};

/** Takes a train from sale that does not run, and gives the money for every ticket of it back. It may be said again. */
export const main = async ([number = '', day = '']: readonly string[]): Promise<number> => {
  if (number === '' || day === '') {
    process.stderr.write(usage);
    return 2;
  }
  const settings = settingsOf(process.env);
  const store = await openStore(settings, log);
  try {
    const result = await refund(store, { number, day, settings });
    process.stdout.write(result ?? `No train ${number} runs on ${day}.\n`);
    return result === null ? 1 : 0;
  } finally {
    await store.close();
  }
};
