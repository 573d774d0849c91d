import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { WorldCommand } from '#server/office/world/commands.ts';
import { soon } from '../soon.ts';

/** What a released call may be given. */
export type Released = Extract<WorldCommand, { do: 'release' }>['with'];

/** The switches of the reference world, as QA turns them. */
export type WorldHand = {
  readonly turn: (command: WorldCommand) => Promise<void>;
  /** Holds every call of these names from now on. */
  readonly hold: (names: readonly string[]) => Promise<void>;
  /** Waits until a call of this name is held, and lets it go on with what is given. */
  readonly release: (name: string, released: Released) => Promise<void>;
  /** Lets the held call of this name pass, and every one after it. */
  readonly open: (name: string) => Promise<void>;
  /**
   * Cuts the held call of this name, and every one after it: a browser asks again by itself when a connection is cut
   * over which it was answered before.
   */
  readonly cut: (name: string) => Promise<void>;
  /** Gives this to the next call of this name, and to every one after it. */
  readonly answer: (name: string, released: Released) => Promise<void>;
  /** Gives this to the held call of this name, and to every one after it. */
  readonly always: (name: string, released: Released) => Promise<void>;
  /** Waits until a call of one of these names is held, and says which. */
  readonly heldAmong: (names: readonly string[]) => Promise<string>;
  /** Waits until a call of one of these names is held, and leaves it without an answer for good. */
  readonly forget: (names: readonly string[]) => Promise<void>;
  /** Leaves every held call without an answer for good, but the newest of each of these names. */
  readonly forgetAllBut: (names: readonly string[]) => Promise<void>;
  /** The server's hour. */
  readonly now: () => Promise<number>;
  /** Lets time pass for the server. */
  readonly pass: (milliseconds: number) => Promise<void>;
};

const state = z.object({
  now: z.number(),
  parked: z.array(z.object({ id: z.string(), name: z.string() })),
  rules: z.array(
    z.object({
      name: z.string(),
      with: z.object({ kind: z.string() }),
      remaining: z.nullable(z.number()),
    }),
  ),
});

export const worldHand = (origin: string): WorldHand => {
  const forgotten = new Set<string>();

  const turn = async (command: WorldCommand) => {
    const answer = await fetch(`${origin}/world`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    if (!answer.ok) throw new Error(`The world refused ${JSON.stringify(command)}: ${answer.status}`);
  };

  const readState = async () => {
    const answer = await fetch(`${origin}/world`, { headers: { accept: 'application/json' } });
    return state.parse(await answer.json());
  };

  const heldAmong = (names: readonly string[]) =>
    vi.waitFor(async () => {
      const { parked } = await readState();
      const call = parked.findLast(({ id, name }) => names.includes(name) && !forgotten.has(id));
      if (call === undefined) throw new Error(`No call ${names.join(' or ')} came.`);
      return call;
    }, soon);

  const heldCall = async (name: string) => (await heldAmong([name])).id;

  const answer = async (name: string, released: Released) => {
    await turn({ do: 'let-pass', name });
    await turn({ do: 'meet', name, with: released, times: null });
  };

  const always = async (name: string, released: Released) => {
    const id = await heldCall(name);
    await answer(name, released);
    await turn({ do: 'release', id, with: released });
  };

  return {
    turn,
    hold: async (names) => {
      const { rules } = await readState();
      const holdOne = async (name: string) => {
        const own = rules.filter((rule) => rule.name === name);
        const isHeld = own.some((rule) => rule.with.kind === 'hold' && rule.remaining === null);
        // A call that comes just when its rule is written anew would slip through.
        if (isHeld && own.length === 1) return;
        if (own.length > 0) await turn({ do: 'let-pass', name });
        await turn({ do: 'meet', name, with: { kind: 'hold' }, times: null });
      };
      await Promise.all(names.map(holdOne));
    },
    release: async (name, released) => turn({ do: 'release', id: await heldCall(name), with: released }),
    open: async (name) => {
      const id = await heldCall(name);
      await turn({ do: 'let-pass', name });
      await turn({ do: 'release', id, with: { kind: 'pass' } });
    },
    cut: (name) => always(name, { kind: 'cut' }),
    answer,
    always,
    heldAmong: async (names) => (await heldAmong(names)).name,
    forget: async (names) => {
      forgotten.add((await heldAmong(names)).id);
    },
    forgetAllBut: async (names) => {
      const { parked } = await readState();
      const newest = new Map(parked.map(({ name, id }) => [name, id]));
      for (const { name, id } of parked)
        if (!names.includes(name) || newest.get(name) !== id) forgotten.add(id);
    },
    now: async () => (await readState()).now,
    pass: (milliseconds) => turn({ do: 'move-clock', by: milliseconds }),
  };
};
