import type { KeptFlow } from '#domain/shop/kept-flow.ts';
import { granted, refused } from '#domain/values/answer.ts';

/** A shelf that follows revisions as the server does. Writes wait until the test lets them through. */
export const shelf = () => {
  const rows = new Map<string, KeptFlow>();
  const waiting: (() => void)[] = [];
  let isOpen = true;
  let isBroken = false;
  let areAnswersLost = false;
  let isCopied = false;
  const through = () => (isOpen ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)));
  return {
    rows,
    writes: () => [...rows.values()].map(({ revision }) => revision),
    close: () => {
      isOpen = false;
    },
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
    break: (broken: boolean) => {
      isBroken = broken;
    },
    loseAnswers: (lost: boolean) => {
      areAnswersLost = lost;
    },
    /** The next write comes with the secret before, under which another goes on. */
    copyOnce: () => {
      isCopied = true;
    },
    keep: async (kept: KeptFlow) => {
      await through();
      if (isBroken) throw new Error('The server is away.');
      if (isCopied) {
        isCopied = false;
        return refused('continued-elsewhere');
      }
      const held = rows.get(kept.flow)?.revision ?? 0;
      if (kept.revision !== held) return refused('continued-elsewhere');
      rows.set(kept.flow, { ...kept, revision: held + 1 });
      if (areAnswersLost) throw new Error('The answer is lost.');
      return granted({ revision: held + 1 });
    },
    forget: async ({ flow, revision }: { readonly flow: string; readonly revision?: number }) => {
      await through();
      if (isBroken) throw new Error('The server is away.');
      const row = rows.get(flow);
      if (row !== undefined && revision !== undefined && row.revision !== revision)
        return refused('continued-elsewhere');
      rows.delete(flow);
      if (areAnswersLost) throw new Error('The answer is lost.');
      return granted(null);
    },
    read: (flow: string) => {
      const row = rows.get(flow);
      return Promise.resolve(row ? granted(row) : refused('nothing-kept'));
    },
  };
};
