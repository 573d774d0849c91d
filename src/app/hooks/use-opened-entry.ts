import { useState } from 'react';
import { newEntry } from '#screens/staff-console/flow/catalogue-list.flow.ts';

type Opened = {
  readonly entry: string;
  /** What the page is drawn anew by. */
  readonly key: string;
  /** The address this page is about to have. */
  readonly next: string | null;
  readonly times: number;
};

/** How the address calls an entry; one that has no number yet is new. */
export const addressedAs = (id: number | null): string => (id === null ? newEntry : String(id));

/** The entry of the address. One that gets its number while it is looked at stays drawn; every other is drawn anew. */
export const useOpenedEntry = (entry: string) => {
  const [opened, open] = useState<Opened>({ entry, key: entry, next: null, times: 0 });
  const isNow = opened.entry === entry;
  const times = opened.times + 1;
  const now = isNow
    ? opened
    : { entry, key: opened.next === entry ? opened.key : `${entry} ${times}`, next: null, times };
  if (!isNow) open(now);
  return { opened: now.key, become: (next: string) => open({ ...now, next }) };
};
