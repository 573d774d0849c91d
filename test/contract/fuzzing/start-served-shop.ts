import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

type Message = {
  readonly port?: number;
  readonly tokens?: readonly string[];
  readonly broken?: readonly string[];
  readonly processor?: number;
};

export type ServedShop = {
  readonly port: number;
  /** New tokens of members, the lines of its log that say that something broke, and what it cost, in microseconds. */
  readonly read: () => Promise<Required<Omit<Message, 'port'>>>;
  readonly end: () => Promise<void>;
};

/** Whoever asks and whoever answers do not share one thread. */
export const startServedShop = async (): Promise<ServedShop> => {
  const words = ['src/server/command/run.mjs', 'test/contract/fuzzing/served-shop.ts'];
  const served = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: served.stdout })[Symbol.asyncIterator]();
  const heard = async (): Promise<Message> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The shop that is asked is gone.');
    return JSON.parse(value);
  };
  const { port = 0 } = await heard();
  return {
    port,
    read: async () => {
      served.stdin.write('\n');
      const { tokens = [], broken = [], processor = 0 } = await heard();
      return { tokens, broken, processor };
    },
    end: async () => {
      const over = once(served, 'exit');
      served.stdin.end();
      await over;
    },
  };
};
