import { mostEventsOfACase } from '#contract/operations/flow-facts.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { type FlowEvent, reportEvents } from '#gateway/operations/report-events.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { storedInTab } from '#gateway/wire/stored.ts';
import { newKey } from '#panels/new-key.ts';

/** What a case is bounded by: the hour, and whether a member is there. */
export type CaseBounds = {
  readonly clock: Pick<ServerClock, 'now'>;
  readonly session: { readonly getSnapshot: () => { readonly hasTag: (tag: 'busy' | 'member') => boolean } };
};

/** A random name for what one reader does in one tab on one day, and nothing else of the reader. */
type Case = {
  readonly id: string;
  readonly day: number;
  readonly next: number;
  readonly isMembers: boolean;
};

type Arrow = Pick<FlowEvent, 'flow' | 'transition' | 'stands'>;

type Logged = { readonly of: string; readonly event: FlowEvent };

const shelf = 'event-case';
const mostUnheard = 1000;

const newCase = (day: number): Case => ({ id: newKey(), day, next: 0, isMembers: false });

const keptCase = (today: number): Case => {
  const kept: unknown = JSON.parse(storedInTab.read(shelf) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('id' in kept && 'day' in kept && 'next' in kept))
    return newCase(today);
  const { id, day, next } = kept;
  return {
    id: String(id),
    day: Number(day),
    next: Number(next),
    isMembers: 'isMembers' in kept && kept.isMembers === true,
  };
};

/** Keeps in memory, within a bound, what came after what. A new day or a logout is another case. */
export const openEventLog = ({ clock, session }: CaseBounds) => {
  let own = keptCase(dayNumberAt(clock.now()));
  let unheard: Logged[] = [];

  const caseAt = (day: number): Case => {
    const snapshot = session.getSnapshot();
    const isMember = snapshot.hasTag('member');
    const hasLeft = own.isMembers && !isMember && !snapshot.hasTag('busy');
    const current = own.day !== day || hasLeft ? newCase(day) : own;
    return isMember ? { ...current, isMembers: true } : current;
  };

  return {
    note: (arrow: Arrow, at: number): void => {
      own = caseAt(dayNumberAt(at));
      if (own.next >= mostEventsOfACase || unheard.length >= mostUnheard) return;
      unheard.push({ of: own.id, event: { position: own.next, ...arrow, at: Math.round(at) } });
      own = { ...own, next: own.next + 1 };
    },
    report: async (origin: string): Promise<void> => {
      storedInTab.write(shelf, JSON.stringify(own));
      const now = unheard;
      unheard = [];
      const left: Logged[] = [];
      for (const of of new Set(now.map((logged) => logged.of))) {
        const events = now.filter((logged) => logged.of === of).map(({ event }) => event);
        for (const event of await reportEvents(origin, of, events)) left.push({ of, event });
      }
      unheard = [...left, ...unheard].slice(0, mostUnheard);
    },
  };
};
