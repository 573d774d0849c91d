type Alarm = { readonly id: number; readonly due: number; readonly strike: () => void };

/** A clock moved by hand. Alarms strike one at a time: the earliest first, of two at once the one set first. */
export type HandClock = {
  readonly now: () => number;
  readonly setTimeout: (strike: (...given: never[]) => void, after: number) => number;
  readonly clearTimeout: (id: number) => void;
  /** Lets time pass; what is due before that moment strikes, what is due at it still waits. */
  readonly passTo: (moment: number) => void;
  /** Strikes the first alarm that is due. */
  readonly strike: () => void;
};

export const handClock = (): HandClock => {
  let now = 0;
  let lastId = 0;
  const alarms = new Map<number, Alarm>();
  const first = () => [...alarms.values()].toSorted((a, b) => a.due - b.due || a.id - b.id)[0] ?? null;
  const take = ({ id, strike }: Alarm) => {
    alarms.delete(id);
    strike();
  };
  return {
    now: () => now,
    setTimeout: (strike, after) => {
      lastId += 1;
      alarms.set(lastId, { id: lastId, due: now + Math.max(0, after), strike: () => strike() });
      return lastId;
    },
    clearTimeout: (id) => {
      alarms.delete(id);
    },
    passTo: (moment) => {
      for (let next = first(); next !== null && next.due < moment; next = first()) {
        now = Math.max(now, next.due);
        take(next);
      }
      now = Math.max(now, moment);
    },
    strike: () => {
      const next = first();
      if (next && next.due <= now) take(next);
    },
  };
};
