import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { eventLogOf } from '#server/office/flow-facts/event-log.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';

const usage = `events csv FILE     writes what came after what, a line for each arrow that was taken
events xes FILE     the same as IEEE 1849-2016, for a tool of process mining
  --first 2026-11-01 --last 2026-11-07   these days of the railway only
  --language en                          the activities in this language, else in Turkish
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

const options = {
  first: { type: 'string' },
  last: { type: 'string' },
  language: { type: 'string' },
} as const;

/** Writes the event log for analysts, where the operator keeps one. */
export const main = async (words: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [format = '', file] = positionals;
  const store = file === undefined ? null : await openStore(settingsOf(process.env), log);
  try {
    const text = store === null ? null : eventLogOf(store.db, { format, ...values });
    if (text === null || file === undefined) {
      process.stderr.write(usage);
      return 2;
    }
    await pipeline(text, createWriteStream(file));
    return 0;
  } finally {
    await store?.close();
  }
};
