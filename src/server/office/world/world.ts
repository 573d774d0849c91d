import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type Gate, pass } from '#server/platform/gate.ts';
import type { Log } from '#server/platform/log.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { WorldCommand } from './commands.ts';
import { moveOffset, offsetOf, setOffset } from './offset.ts';
import { openParking, type Parked } from './parking.ts';
import { addRule, forgetRules, nextMeeting, rulesOf } from './rules.ts';

/** The reference world: what QA has turned in it, kept in the database and therefore the same for every process. */
export type World = {
  readonly clock: Clock;
  readonly gate: Gate;
  /** Looks at the switches again when the last look is older than a quarter of a second. */
  readonly freshen: () => Promise<void>;
  readonly state: () => Promise<WorldState>;
  readonly carryOut: (command: WorldCommand) => Promise<void>;
  /** Lets go of every call this process holds. */
  readonly letGo: () => void;
  readonly stop: () => Promise<void>;
};

export type Rule = {
  readonly name: string;
  readonly with: unknown;
  readonly remaining: number | null;
};

export type WorldState = {
  readonly now: number;
  readonly offset: number;
  readonly rules: readonly Rule[];
  readonly parked: readonly Parked[];
};

const staleAfter = 250;

/** Why what is slow ends before its time, and does nothing in the new world. */
const isOlder = 'The world was reset.';

/** `reset` takes everything out of the store and of memory, and begins anew. */
export const openWorld = async (
  db: Kysely<Tables>,
  log: Log,
  reset: (now: number) => Promise<void>,
): Promise<World> => {
  let ends = new AbortController();
  const parking = openParking(db, (reason) => log.error('world-not-seen', reason));
  let offset = 0;
  let hasRules = false;
  let lookedAt = 0;
  let checks = 0;
  let newest = 0;
  /** The look every request waits for that comes while it is under way. */
  let looking: Promise<void> | null = null;

  const check = async (): Promise<void> => {
    checks += 1;
    const own = checks;
    const began = Date.now();
    const [seenOffset, rules] = await Promise.all([offsetOf(db), rulesOf(db)]);
    if (own > newest) {
      newest = own;
      offset = seenOffset;
      hasRules = rules.length > 0;
      lookedAt = began;
    }
  };

  const clock: Clock = { now: () => systemClock.now() + offset };

  const gate: Gate = async (name) => {
    const meeting = hasRules ? await nextMeeting(db, name) : null;
    if (meeting === null) {
      return pass;
    }
    switch (meeting.kind) {
      case 'slow': {
        const { signal } = ends;
        await pause(meeting.milliseconds, undefined, { signal }).catch(() => null);
        return signal.reason === isOlder ? { kind: 'cut' } : pass;
      }
      case 'hold':
        return parking.park(name);
      default:
        return meeting;
    }
  };

  const turn = async (command: WorldCommand): Promise<void> => {
    switch (command.do) {
      case 'set-clock':
        return setOffset(db, command.offset);
      case 'move-clock':
        return moveOffset(db, command.by);
      case 'meet':
        return addRule(db, command);
      case 'release':
        return parking.release(command.id, command.with);
      case 'let-pass':
        return forgetRules(db, command.name);
      case 'reset':
        ends.abort(isOlder);
        ends = new AbortController();
        await Promise.all([setOffset(db, 0), forgetRules(db, null), parking.cutAll()]);
        await check();
        return reset(systemClock.now());
    }
  };

  await check();
  return {
    clock,
    gate,
    freshen: async () => {
      if (Date.now() - lookedAt > staleAfter) {
        looking ??= check()
          .catch((reason: unknown) => log.error('world-not-seen', reason))
          .finally(() => {
            looking = null;
          });
        await looking;
      }
    },
    state: async () => {
      await check();
      const rules = await rulesOf(db);
      return {
        now: clock.now(),
        offset,
        rules: rules.map(({ name, meeting, remaining }) => ({ name, with: JSON.parse(meeting), remaining })),
        parked: await parking.calls(),
      };
    },
    carryOut: async (command) => {
      await turn(command);
      await check();
    },
    letGo: () => {
      ends.abort();
      parking.letGo();
    },
    stop: parking.stop,
  };
};
