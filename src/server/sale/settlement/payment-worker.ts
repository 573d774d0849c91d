import { sendRefunds } from './refunds.ts';
import { drive, type SettlementDeps } from './take-step.ts';

const batchSize = 50;
const concurrency = 8;
const pollInterval = 1_000;

/** Payments whose next step is due. Which process takes it is decided when the step is claimed, in its own transaction. */
const duePayments = async ({ db, clock }: SettlementDeps): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('settlement')
    .select('id')
    .where('at_rest', '=', false)
    .where('ask_at', '<=', clock.now())
    .orderBy('ask_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};

const always = () => true;

/**
 * Takes every payment that is due as far as it can go, and sends what is to be paid back; says how many were worked on.
 * What is left when it is not to go on is due for another process.
 */
export const advanceDuePayments = async (driving: SettlementDeps, goesOn = always): Promise<number> => {
  const due = await duePayments(driving);
  const queue = [...due];
  const driveNext = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined && goesOn(); id = queue.shift())
      await drive(driving, id, goesOn);
  };
  await Promise.all(Array.from({ length: concurrency }, driveNext));
  return goesOn() ? due.length + (await sendRefunds(driving)) : 0;
};

export type PaymentWorker = { readonly stop: () => Promise<void> };

/** Looks once a second, until stopped, for payments that are due. Stopped, it ends what it has begun to ask, and begins nothing more. */
export const startPaymentWorker = (driving: SettlementDeps): PaymentWorker => {
  let isStopping = false;
  let underway: Promise<unknown> | null = null;
  const round = async (): Promise<void> => {
    try {
      while ((await advanceDuePayments(driving, () => !isStopping)) > 0) {
        // A step may make the next one due: until there is none.
      }
    } catch (reason) {
      driving.log.error('payment-worker-broke', reason);
    } finally {
      underway = null;
    }
  };
  const timer = setInterval(() => {
    underway ??= round();
  }, pollInterval);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await underway;
    },
  };
};
