import {
  forgetKeptFlow,
  handOverKeptFlow,
  keepFlow,
  readKeptFlow,
  takeOverKeptFlow,
} from '#contract/operations/keeping.ts';
import type { KeptFlow } from '#domain/shop/kept-flow.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** A flow that is to be forgotten, and the write its page stands at; without one, wherever it stands. */
type Forgotten = { readonly flow: string; readonly revision?: number };

/** What keeping asks of the server. */
export const keepingCallsBy = ({ call }: Gateway) => ({
  keep: (kept: KeptFlow, signal: AbortSignal) => call(keepFlow, kept, signal),
  read: (flow: string, signal: AbortSignal) =>
    call({ ...readKeptFlow, path: readKeptFlow.path.replace('{flow}', flow) }, undefined, signal),
  forget: (asked: Forgotten, signal: AbortSignal) => call(forgetKeptFlow, asked, signal),
});

export type KeepingCalls = ReturnType<typeof keepingCallsBy>;

/** What a change of device asks of the server. */
export const handOverCallsBy = ({ call }: Gateway) => ({
  handOver: (flow: string, signal: AbortSignal) => call(handOverKeptFlow, { flow }, signal),
  takeOver: ({ code, key }: { readonly code: string; readonly key: string }, signal: AbortSignal) =>
    call(takeOverKeptFlow, { code, idempotencyKey: key }, signal),
});
