import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

const noop = () => undefined;

/** What a view reads of a flow; `otherwise` as long as the flow is not live. Carries no machine into the page. */
export const useFlow = <Actor extends AnyActorRef, Read>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => Read,
  otherwise: Read,
): Read => {
  const listen = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return subscription ? () => subscription.unsubscribe() : noop;
    },
    [actor],
  );
  return useSyncExternalStore(
    listen,
    () => (actor === null ? otherwise : select(actor.getSnapshot())),
    () => otherwise,
  );
};
