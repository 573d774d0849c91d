import type { AnyStateMachine } from 'xstate';
import type { Sight } from './path.ts';
import type { Probe } from './refuse.ts';
import { startLive } from './replay.ts';

/** What was seen before and after an event that must be refused. */
export type Tried = { readonly key: string; readonly before: Sight; readonly after: Sight };

/** Comes to a state on a live actor, and tries there every event it must refuse, one after another. */
export const triedLive = async (
  machine: AnyStateMachine,
  { path, refused }: Probe,
): Promise<readonly Tried[]> => {
  const live = await startLive(machine, path);
  for (const step of path.steps) await live.play(step);
  const before = { ...live.readSight(), asked: [], emitted: [], sentEvents: [], acted: [] };
  const tried: Tried[] = [];
  for (const { key, event } of refused) {
    await live.send(event);
    tried.push({ key, before, after: live.readSight() });
  }
  live.stop();
  return tried;
};
