import { storedInTab } from '#gateway/wire/stored.ts';
import { eraNow } from './era.ts';
import { unwrittenOf } from './forgotten.ts';

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

type Stored = LeftUnwritten & { readonly era: string };

const isStored = (found: unknown): found is Stored =>
  typeof found === 'object' &&
  found !== null &&
  'era' in found &&
  'unheard' in found &&
  Array.isArray(found.unheard);

/** Another version of the shop may have left it, in another shape. */
const storedIn = (text: string): Stored | null => {
  try {
    const found: unknown = JSON.parse(text);
    return isStored(found) ? found : null;
  } catch {
    return null;
  }
};

/** What a tab keeps from one page to the next of a flow that was quicker than its line. Nobody’s is what was left before a logout. */
export const leftUnwritten = {
  read: (flow: string): LeftUnwritten | null => {
    const left = storedIn(storedInTab.read(unwrittenOf(flow)) ?? '');
    return left?.era === eraNow() ? left : null;
  },
  keep: (flow: string, left: LeftUnwritten): void =>
    storedInTab.write(unwrittenOf(flow), JSON.stringify({ ...left, era: eraNow() } satisfies Stored)),
  forget: (flow: string): void => {
    if (storedInTab.read(unwrittenOf(flow))) storedInTab.write(unwrittenOf(flow), '');
  },
};
