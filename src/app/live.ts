import type { LiveFlows } from '#panels/shop.ts';

export const noFlows: LiveFlows = { session: null, alert: null, booking: null };

let flows = noFlows;
const listeners = new Set<() => void>();

/** The flows that live beside every page, from the moment they were started. */
export const live = {
  flows: () => flows,
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  start: (started: LiveFlows) => {
    flows = started;
    for (const changed of listeners) changed();
  },
};
