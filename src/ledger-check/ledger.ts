import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Chain, Fault, Head } from './chain.ts';
import { chainsOfDatabase } from './from-database.ts';
import { chainsOfShop } from './from-http.ts';
import { chainsOfFile, headIn, headLine, writeLedger } from './text.ts';
import { verdictOn } from './verify.ts';

const usage = `ledger verify [--shop URL | --database URL | --file FILE] [--remember FILE] [--figures FILE]
ledger export FILE [--shop URL | --database URL]

verify   checks every chain; with --remember also against the heads that were kept in FILE, and keeps the new ones;
         --figures writes when it was checked and how many faults there are, in the text form of Prometheus
export   writes the whole ledger into FILE, to be kept or checked elsewhere
`;

type Read = {
  readonly chains: readonly Chain[];
  readonly seen: readonly Head[];
  readonly faults: readonly Fault[];
};

const optionOf = (words: readonly string[], name: string): string | null => {
  const at = words.indexOf(name);
  return at === -1 ? null : (words[at + 1] ?? '');
};

const ledgerFrom = async (words: readonly string[]): Promise<Read> => {
  const file = optionOf(words, '--file');
  const database = optionOf(words, '--database');
  if (file !== null) {
    const { chains, strays } = await chainsOfFile(file);
    const faults = strays.map((place) => ({ place, says: 'stands where no line of the ledger can stand' }));
    return { chains, seen: [], faults };
  }
  if (database !== null) return { chains: await chainsOfDatabase(database), seen: [], faults: [] };
  const { chains, listed } = await chainsOfShop(optionOf(words, '--shop') ?? 'http://localhost:3000');
  return { chains, seen: listed, faults: [] };
};

const rememberedIn = async (file: string | null): Promise<readonly Head[]> => {
  if (file === null || !existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const head = headIn(line);
    if (head === null) throw new Error(`${file}:${index + 1} is no head.`);
    return head;
  });
};

const headsOf = (chains: readonly Chain[]): string =>
  chains.flatMap(({ head }) => (head === null ? [] : [`${headLine(head)}\n`])).join('');

const figuresText = (faults: number, checkedAt: number): string =>
  [
    '# HELP sefer_ledger_checked_timestamp_seconds When the whole ledger was last checked.',
    '# TYPE sefer_ledger_checked_timestamp_seconds gauge',
    `sefer_ledger_checked_timestamp_seconds ${Math.floor(checkedAt / 1000)}`,
    '# HELP sefer_ledger_faults What the check found wrong.',
    '# TYPE sefer_ledger_faults gauge',
    `sefer_ledger_faults ${faults}`,
    '',
  ].join('\n');

const verify = async (words: readonly string[]): Promise<number> => {
  const remember = optionOf(words, '--remember');
  const { chains, seen, faults: unread } = await ledgerFrom(words);
  const { entries, faults: found } = verdictOn(chains, [...seen, ...(await rememberedIn(remember))]);
  const faults = [...unread, ...found];
  for (const { place, says } of faults) process.stdout.write(`${place}: ${says}\n`);
  process.stdout.write(`${chains.length} chains, ${entries} entries, ${faults.length} faults\n`);
  const figures = optionOf(words, '--figures');
  if (figures !== null) await writeFile(figures, figuresText(faults.length, Date.now()));
  if (faults.length > 0) return 1;
  if (remember !== null) await writeFile(remember, headsOf(chains));
  return 0;
};

/** The checker of the ledger. It knows the form of docs/ledger.md and nothing of the shop. */
export const main = async (words: readonly string[]): Promise<number> => {
  const [action, file] = words;
  if (action === 'verify') return verify(words);
  if (action === 'export' && file !== undefined && !file.startsWith('--')) {
    const { chains } = await ledgerFrom(words);
    await writeLedger(file, chains);
    process.stdout.write(`${chains.length} chains in ${file}\n`);
    return 0;
  }
  process.stderr.write(usage);
  return 2;
};
