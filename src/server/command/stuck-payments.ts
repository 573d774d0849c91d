import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { type StuckPayment, stuckPayments } from '#server/sale/settlement/stuck-payments.ts';

const log = logTo((text) => {
  process.stderr.write(text);
});

const lineOf = ({ payment, locator, amount, state, port, tries, movedAt }: StuckPayment): string =>
  [
    payment,
    locator,
    `${amount} kuruş`,
    state,
    port ?? '-',
    `${tries} tries`,
    new Date(movedAt).toISOString(),
  ].join('  ');

/** Lists payments that should have come to rest; ends with 1 when there is one. `--json` for machines. */
export const main = async (words: readonly string[]): Promise<number> => {
  const store = await openStore(settingsOf(process.env), log);
  try {
    const stuck = await stuckPayments(store.db, systemClock.now());
    process.stdout.write(
      words.includes('--json')
        ? `${JSON.stringify(stuck)}\n`
        : `${[...stuck.map(lineOf), `${stuck.length} payments are stuck`].join('\n')}\n`,
    );
    return stuck.length > 0 ? 1 : 0;
  } finally {
    await store.close();
  }
};
