import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** A flow that comes after the page stands, and lives as long as its place. Null until it is there. */
export const useLazyFlow = <Flow extends AnyActorRef>(load: (() => Promise<Flow>) | null): Flow | null => {
  const [flow, keep] = useState<Flow | null>(null);
  useEffect(() => {
    if (load === null) return;
    const left = new AbortController();
    const begin = async () => {
      const begun = await load();
      left.signal.addEventListener('abort', () => begun.stop?.());
      if (left.signal.aborted) begun.stop?.();
      else keep(begun);
    };
    begin().catch(reportError);
    return () => {
      left.abort();
      keep(null);
    };
  }, [load]);
  return flow;
};
