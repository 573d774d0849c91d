import type { SnapshotFrom } from 'xstate';
import { keptEntryIn } from '#contract/catalogue/kept-entry.ts';
import { storedInTab } from '#gateway/wire/stored.ts';
import type { Typing } from '#screens/staff-console/entry-parts.ts';
import type { CatalogueActor } from '#screens/staff-console/entry-views.ts';

type Snapshot = SnapshotFrom<CatalogueActor>;

const shelfOf = ({ context: { kind, id } }: Snapshot): string => `catalogue-typed ${kind} ${id ?? 'new'}`;

/** The form was left with what it held: it was saved, or its writer has closed it. */
const isLeft = (snapshot: Snapshot): boolean => snapshot.matches('shown') || snapshot.matches('left');

const forget = (shelf: string): void => storedInTab.write(shelf, '');

type KeptTyping = Typing & {
  /** From now on what was typed goes with the entry, and is forgotten when its form is closed. */
  readonly follow: () => () => void;
};

/** What is typed into the form of an entry outlives the page, in this tab, for whoever typed it. */
export const keptTypingOf = (flow: CatalogueActor): KeptTyping => ({
  read: () => {
    const snapshot = flow.getSnapshot();
    const text = storedInTab.read(shelfOf(snapshot)) ?? '';
    const kept = text === '' ? null : keptEntryIn(JSON.parse(text));
    return kept?.staff === snapshot.context.staff.id ? kept : null;
  },
  keep: ({ fields, effectiveDate, seen }) => {
    const snapshot = flow.getSnapshot();
    const kept = { fields, effectiveDate, seen, staff: snapshot.context.staff.id };
    storedInTab.write(shelfOf(snapshot), JSON.stringify(kept));
  },
  follow: () => {
    let before = flow.getSnapshot();
    const following = flow.subscribe((now) => {
      const wasTyping = before.matches('editing') || before.matches('saving');
      const [from, to] = [shelfOf(before), shelfOf(now)];
      before = now;
      if (wasTyping && isLeft(now)) forget(from);
      else if (from !== to) {
        storedInTab.write(to, storedInTab.read(from) ?? '');
        forget(from);
      }
    });
    return () => following.unsubscribe();
  },
});
