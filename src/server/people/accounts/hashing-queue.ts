import { areaOf, callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { openFairLine } from './fair-line.ts';

/** For whose password there is work to do, and from where it is asked. */
export type Asker = { readonly area: string; readonly network: string; readonly account: string };

export const askerAt = (callerAddress: string, account: string): Asker => {
  const network = callerSubjectOf(callerAddress);
  return { area: areaOf(network), network, account };
};

/** Work that fills a core: a few at once, a short queue, and null for whom it has no place. */
export type HashingQueue = {
  readonly run: <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result | null>;
};

/** Nobody logs in more often at one moment, and whoever does takes no more than that. */
const mostOfAccount = 4;

type Limits = { readonly atOnce: number; readonly longest: number };

/**
 * Areas take turns, in an area its networks, in a network its accounts. Where the queue is full, whoever has most
 * waiting gives way: one who asks once is never turned away by one who asks a hundred times.
 */
export const openHashingQueue = ({ atOnce, longest }: Limits): HashingQueue => {
  const waiting = openFairLine<(isIn: boolean) => void>();
  const inHand = new Map<string, number>();
  let running = 0;
  const enter = ({ area, network, account }: Asker): Promise<boolean> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      waiting.join([area, network, account], resolve);
      if (waiting.length() > longest) waiting.giveWay()?.(false);
    });
  };
  const leave = () => {
    const next = waiting.next();
    if (next) next(true);
    else running -= 1;
  };
  const worked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return {
    run: async (asker, work) => {
      const { account } = asker;
      const before = inHand.get(account) ?? 0;
      if (before >= mostOfAccount) return null;
      inHand.set(account, before + 1);
      try {
        return (await enter(asker)) ? await worked(work) : null;
      } finally {
        const left = (inHand.get(account) ?? 1) - 1;
        if (left === 0) inHand.delete(account);
        else inHand.set(account, left);
      }
    },
  };
};
