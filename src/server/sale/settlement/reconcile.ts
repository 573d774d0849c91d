import { sendRefunds } from './give-back.ts';
import { type Driving, drive } from './take-step.ts';

const most = 50;
const together = 8;
const every = 1_000;

/** Payments whose next question is due. Which process drives one is decided when it claims the question. */
const duePayments = async ({ db, clock }: Driving): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('settlement')
    .select('id')
    .where('at_rest', '=', false)
    .where('ask_at', '<=', clock.now())
    .orderBy('ask_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};

/** Drives every payment that is due as far as it can be gone, and says how many there were. */
export const reconcile = async (driving: Driving): Promise<number> => {
  const due = await duePayments(driving);
  const left = [...due];
  const driveNext = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await drive(driving, id);
  };
  await Promise.all(Array.from({ length: together }, driveNext));
  return due.length + (await sendRefunds(driving));
};

export type Reconciling = { readonly stop: () => Promise<void> };

/** Looks once a second, until stopped, for payments nobody drives. */
export const startReconciling = (driving: Driving): Reconciling => {
  let underway: Promise<unknown> | null = null;
  const round = async (): Promise<void> => {
    try {
      while ((await reconcile(driving)) > 0) {
        // What a step makes due is due now.
      }
    } catch (reason) {
      driving.log.error('reconciling-broke', reason);
    } finally {
      underway = null;
    }
  };
  const timer = setInterval(() => {
    underway ??= round();
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await underway;
    },
  };
};
