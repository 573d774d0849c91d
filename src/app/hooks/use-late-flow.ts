import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** A flow that comes after the page stands, and lives as long as its place. Null until it is there. */
export const useLateFlow = <Flow extends AnyActorRef>(bring: (() => Promise<Flow>) | null): Flow | null => {
  const [flow, keep] = useState<Flow | null>(null);
  useEffect(() => {
    if (bring === null) return;
    const left = new AbortController();
    const begin = async () => {
      const begun = await bring();
      left.signal.addEventListener('abort', () => begun.stop?.());
      if (left.signal.aborted) begun.stop?.();
      else keep(begun);
    };
    begin().catch(reportError);
    return () => {
      left.abort();
      keep(null);
    };
  }, [bring]);
  return flow;
};
