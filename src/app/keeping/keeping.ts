import type { AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';
import { eraNow, toForget } from '#app/browser/era.ts';
import { type LeftUnwritten, leftUnwritten } from '#app/browser/left-unwritten.ts';
import { lastWords } from '#app/browser/page-left.ts';
import { noteUnderway } from '#app/browser/underway-writes.ts';
import type { KeptFlow } from '#domain/shop/kept-flow.ts';
import type { KeepingCalls } from '#gateway/bookings/keeping-calls.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';

/** How a flow is kept beyond a reload, a crash or a change of its chart. */
export type Keepable<Context> = {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  /** What a restart keeps: what was typed, and where one was; never a password or a token. Null: nothing is to be kept. */
  readonly kept: (context: Context) => unknown;
  /** Leaves out of a snapshot what is asked for again. */
  readonly shed?: (snapshot: Snapshot<unknown>) => Snapshot<unknown>;
  /** A flow whose context may hold a secret is kept by what was typed alone. */
  readonly extent: 'whole' | 'typed';
};

/** Where a flow goes on: its snapshot while the chart is the same, else what its restart keeps. */
export type KeptBefore = {
  /** The write that the next one follows. */
  readonly revision: number;
  readonly snapshot: Snapshot<unknown> | null;
  readonly kept: unknown;
  /** What is written down of it; left out, that is how the flow begins. */
  readonly written?: string | null;
  /** What a page that was left had sent and not heard of; null where all it went through is written down. */
  readonly unheard: readonly string[] | null;
};

type Running<Context> = Pick<AnyActorRef, 'getPersistedSnapshot' | 'subscribe' | 'system'> & {
  readonly getSnapshot: () => { readonly context: Context };
};

type Written = { readonly kept: unknown; readonly snapshot?: Snapshot<unknown> };

export const nothingKept: KeptBefore = { revision: 0, snapshot: null, kept: null, unheard: null };

/** Whether this browser has something to ask for: it keeps the flow, or was left while it wrote or forgot it. */
export const mayBeKept = (flow: string, mark: { readonly isSet: () => boolean }): boolean =>
  mark.isSet() || toForget.isSet(flow) || leftUnwritten.read(flow) !== null;

type Reading = Pick<KeepingCalls, 'forget' | 'read'>;

const forgotten = async (flow: string, { forget }: Reading, signal: AbortSignal): Promise<KeptBefore> => {
  await forget({ flow }, signal);
  toForget.clear(flow);
  leftUnwritten.forget(flow);
  return nothingKept;
};

/** What was left follows this very write, or one that was sent on the way to it. */
const follows = (left: LeftUnwritten, { revision, snapshot }: Pick<KeptFlow, 'revision' | 'snapshot'>) =>
  left.revision === revision || left.unheard.includes(snapshot);

/** What is written down of a flow, and what its last page had not written down yet: that follows it, or is over. */
export const readKept = async (
  { flow, machine, extent }: Keepable<never>,
  calls: Reading,
  signal: AbortSignal,
): Promise<KeptBefore> => {
  if (toForget.isSet(flow)) return forgotten(flow, calls, signal);
  const answer = await calls.read(flow, signal);
  const before = answer.ok ? answer.value : { revision: 0, chartHash: '', snapshot: '' };
  const left = leftUnwritten.read(flow);
  const newer = left !== null && follows(left, before) ? left : null;
  if (newer?.text === null) return forgotten(flow, calls, signal);
  if (newer === null && !answer.ok) {
    leftUnwritten.forget(flow);
    return nothingKept;
  }
  const { chartHash, text } = newer ?? { ...before, text: before.snapshot };
  const { kept, snapshot }: Written = JSON.parse(text ?? '');
  const isSameChart = extent === 'whole' && chartHash === chartOf(machine).hash;
  return {
    revision: before.revision,
    kept,
    snapshot: isSameChart ? (snapshot ?? null) : null,
    written: answer.ok ? before.snapshot : null,
    unheard: newer?.unheard ?? null,
  };
};

type Heard = {
  /** Another tab or device has gone on with the flow; nothing is written any more. */
  readonly continuedElsewhere: () => void;
  /** A write did not get through. The next change is written again. */
  readonly failed: (error: unknown) => void;
};

/** How many texts are remembered that were sent without an answer. */
const mostUnheard = 4;

/**
 * Writes down where a flow and its children stand after every change, one write at a time, each naming the one it follows. A write whose
 * answer was lost may stand all the same: the next one follows it, and nobody else has gone on. What has come to nothing is forgotten.
 * Gives the last write.
 */
export const keepUp = <Context>(
  actor: Running<Context>,
  { flow, machine, kept, extent, shed = (whole) => whole }: Keepable<Context>,
  { keep, forget, read }: Pick<KeepingCalls, 'forget' | 'keep' | 'read'>,
  before: Omit<KeptBefore, 'kept' | 'snapshot'>,
  { continuedElsewhere, failed }: Heard,
): (() => number) => {
  const chartHash = chartOf(machine).hash;
  const era = eraNow();
  const stopping = new AbortController();
  let { revision } = before;
  let isWriting = false;
  const unheard = new Set(before.unheard);

  const textNow = () => {
    const written: Written = { kept: kept(actor.getSnapshot().context) };
    if (written.kept === null) return null;
    return JSON.stringify(
      extent === 'whole' ? { ...written, snapshot: shed(actor.getPersistedSnapshot()) } : written,
    );
  };
  let last: string | null | undefined = before.written === undefined ? textNow() : before.written;
  /** The write before the last one. */
  let earlier: string | null | undefined;

  const send = (snapshot: string | null) => {
    if (snapshot === null) return forget({ flow, revision }, stopping.signal);
    unheard.add(snapshot);
    const [oldest] = unheard;
    if (unheard.size > mostUnheard && oldest !== undefined) unheard.delete(oldest);
    return keep({ flow, chartHash, revision, snapshot }, stopping.signal);
  };

  /** The write that may be followed after a no: one of one's own; none at all, where what stood is over and nobody has logged out. */
  const revisionAfterNo = async (): Promise<number | null> => {
    const answer = await read(flow, stopping.signal);
    if (answer.ok) {
      const { snapshot: stored, revision: stands } = answer.value;
      // Nobody wrote since: a login has copied it under another secret, at this write or while this one was on its way.
      const isCopied = stands === revision || (stands === revision - 1 && stored === earlier);
      return isCopied || unheard.has(stored) ? stands : null;
    }
    return revision > 0 && era === eraNow() ? 0 : null;
  };

  const write = async (snapshot: string | null): Promise<boolean> => {
    const answer = await send(snapshot).catch((lost: unknown) => {
      // What stands now is not known: the next change is written whatever it comes to.
      last = undefined;
      throw lost;
    });
    if (answer.ok) {
      revision = answer.value?.revision ?? 0;
      earlier = last;
      last = snapshot;
      unheard.clear();
      leftUnwritten.forget(flow);
      return true;
    }
    if (answer.refusal !== 'continued-elsewhere') return false;
    const own = await revisionAfterNo();
    if (own !== null) {
      revision = own;
      return write(snapshot);
    }
    stopping.abort();
    continuedElsewhere();
    return false;
  };

  const follow = async (): Promise<void> => {
    if (isWriting || stopping.signal.aborted || textNow() === last) return;
    isWriting = true;
    const goesOn = await write(textNow()).finally(() => {
      isWriting = false;
    });
    if (goesOn) await follow();
  };

  let isNoted = false;
  const note = () => {
    if (isNoted) return;
    isNoted = true;
    queueMicrotask(() => {
      isNoted = false;
      noteUnderway(follow().catch(failed));
    });
  };

  if (before.unheard !== null) note();
  const leaveRest = () => {
    const text = textNow();
    if (text !== last) leftUnwritten.keep(flow, { revision, chartHash, text, unheard: [...unheard] });
  };
  lastWords.add(leaveRest);

  // A change of a child is none of its parent's: whoever subscribes to the parent alone does not hear it.
  const changes = actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') note();
  });
  const end = actor.subscribe({ complete: () => stopping.abort() });
  stopping.signal.addEventListener('abort', () => {
    lastWords.delete(leaveRest);
    changes.unsubscribe();
    end.unsubscribe();
  });
  return () => revision;
};
