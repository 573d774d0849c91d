import { storedInTab } from '#gateway/wire/stored.ts';

/** Where a flow stood when its page was left before that was written down. */
export type LeftUnwritten = {
  /** The write it follows. */
  readonly revision: number;
  readonly chartHash: string;
  /** Null: nothing of the flow was to be kept any more. */
  readonly text: string | null;
  /** What was sent before, and may have been written all the same. */
  readonly unheard: readonly string[];
};

const shelfOf = (flow: string) => `unwritten ${flow}`;

/** What a tab keeps from one page to the next of a flow that was quicker than its line. */
export const leftUnwritten = {
  read: (flow: string): LeftUnwritten | null => JSON.parse(storedInTab.read(shelfOf(flow)) || 'null'),
  keep: (flow: string, left: LeftUnwritten): void => storedInTab.write(shelfOf(flow), JSON.stringify(left)),
  forget: (flow: string): void => {
    if (storedInTab.read(shelfOf(flow))) storedInTab.write(shelfOf(flow), '');
  },
};
