import type { AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';
import { leftUnwritten } from '#app/browser/left-unwritten.ts';
import { whenLeft } from '#app/browser/page-left.ts';
import { noteUnderway } from '#app/browser/underway-writes.ts';
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
  /** What a page that was left had sent and not heard of; null where all it went through is written down. */
  readonly unheard: readonly string[] | null;
};

type Running<Context> = Pick<AnyActorRef, 'getPersistedSnapshot' | 'subscribe' | 'system'> & {
  readonly getSnapshot: () => { readonly context: Context };
};

type Written = { readonly kept: unknown; readonly snapshot?: Snapshot<unknown> };

export const nothingKept: KeptBefore = { revision: 0, snapshot: null, kept: null, unheard: null };

/** Whether this browser has something to ask for: it keeps the flow, or was left while it was forgetting it. */
export const mayBeKept = (flow: string, mark: { readonly isSet: () => boolean }): boolean =>
  mark.isSet() || leftUnwritten.read(flow) !== null;

/** What is written down of a flow, and what its last page had not written down yet: that follows it, or is over. */
export const readKept = async (
  { flow, machine, extent }: Keepable<never>,
  { read, forget }: Pick<KeepingCalls, 'forget' | 'read'>,
  signal: AbortSignal,
): Promise<KeptBefore> => {
  const answer = await read(flow, signal);
  const left = leftUnwritten.read(flow);
  if (!answer.ok) {
    leftUnwritten.forget(flow);
    return nothingKept;
  }
  const { revision, ...written } = answer.value;
  const isNewer = left !== null && (left.revision === revision || left.unheard.includes(written.snapshot));
  const { chartHash, text } = isNewer ? left : { ...written, text: written.snapshot };
  if (text === null) {
    await forget(flow, signal);
    leftUnwritten.forget(flow);
    return nothingKept;
  }
  const { kept, snapshot }: Written = JSON.parse(text);
  const isSameChart = extent === 'whole' && chartHash === chartOf(machine).hash;
  return {
    revision,
    kept,
    snapshot: isSameChart ? (snapshot ?? null) : null,
    unheard: isNewer ? left.unheard : null,
  };
};

type Heard = {
  /** Another tab or device has gone on with the flow; nothing is written any more. */
  readonly continuedElsewhere: () => void;
  /** A write did not get through. The next change is written again. */
  readonly failed: (error: unknown) => void;
};

/**
 * Writes down where a flow and its children stand after every change, one write at a time, each naming the one it follows. A write whose
 * answer was lost may stand all the same: the next one follows it, and nobody else has gone on. What has come to nothing is forgotten.
 * Gives the last write.
 */
export const keepUp = <Context>(
  actor: Running<Context>,
  { flow, machine, kept, extent, shed = (whole) => whole }: Keepable<Context>,
  { keep, forget, read }: Pick<KeepingCalls, 'forget' | 'keep' | 'read'>,
  before: Pick<KeptBefore, 'revision' | 'unheard'>,
  { continuedElsewhere, failed }: Heard,
): (() => number) => {
  const chartHash = chartOf(machine).hash;
  const stopping = new AbortController();
  let { revision } = before;
  let isWriting = false;
  const unheard = new Set(before.unheard);

  /** The revision of a write that was never heard of, if that is what stands. */
  const readUnheardRevision = async () => {
    if (unheard.size === 0) return null;
    const answer = await read(flow, stopping.signal);
    return answer.ok && unheard.has(answer.value.snapshot) ? answer.value.revision : null;
  };

  const textNow = () => {
    const written: Written = { kept: kept(actor.getSnapshot().context) };
    if (written.kept === null) return null;
    return JSON.stringify(
      extent === 'whole' ? { ...written, snapshot: shed(actor.getPersistedSnapshot()) } : written,
    );
  };
  let last = before.unheard === null ? textNow() : undefined;

  const write = async (snapshot: string | null): Promise<boolean> => {
    if (snapshot === null) {
      await forget(flow, stopping.signal);
      revision = 0;
      last = null;
      leftUnwritten.forget(flow);
      return true;
    }
    unheard.add(snapshot);
    const answer = await keep({ flow, chartHash, revision, snapshot }, stopping.signal);
    if (answer.ok) {
      revision = answer.value.revision;
      last = snapshot;
      unheard.clear();
      leftUnwritten.forget(flow);
    } else if (answer.refusal === 'continued-elsewhere') {
      const unheardRevision = await readUnheardRevision();
      unheard.clear();
      if (unheardRevision !== null) {
        revision = unheardRevision;
        return write(snapshot);
      }
      stopping.abort();
      continuedElsewhere();
    } else unheard.delete(snapshot);
    return answer.ok;
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
  whenLeft(() => {
    const text = textNow();
    if (text !== last) leftUnwritten.keep(flow, { revision, chartHash, text, unheard: [...unheard] });
  }, stopping.signal);

  // A change of a child is none of its parent's: whoever subscribes to the parent alone does not hear it.
  const changes = actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') note();
  });
  const end = actor.subscribe({ complete: () => stopping.abort() });
  stopping.signal.addEventListener('abort', () => {
    changes.unsubscribe();
    end.unsubscribe();
  });
  return () => revision;
};
