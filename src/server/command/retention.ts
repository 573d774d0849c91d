import { forgetOld, type RetentionProof } from '#server/office/operations/forget-old.ts';
import { noteRun } from '#server/office/operations/note-run.ts';
import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';

const log = logTo((text) => {
  process.stderr.write(text);
});

const lineOf = ({ subject, fields, older_than, forgotten, left_over }: RetentionProof): string =>
  [
    subject.padEnd(20),
    new Date(older_than).toISOString(),
    `${String(forgotten).padStart(9)} forgotten`,
    `${String(left_over).padStart(6)} left`,
    fields === '*' ? '' : ` ${fields}`,
  ].join(' ');

/** Forgets what is older than allowed and proves it: it ends with 1 when anything that was due is still there. */
export const main = async (): Promise<number> => {
  const store = await openStore(settingsOf(process.env), log);
  try {
    const proofs = await forgetOld(store.db, systemClock.now());
    const isDone = proofs.every(({ left_over }) => left_over === 0);
    if (isDone) await noteRun(store.db, 'retention', systemClock.now());
    process.stdout.write(`${proofs.map(lineOf).join('\n')}\n`);
    return isDone ? 0 : 1;
  } finally {
    await store.close();
  }
};
