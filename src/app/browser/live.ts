import type { LiveFlows } from '#panels/shop.ts';

export const noFlows: LiveFlows = {
  session: null,
  alert: null,
  booking: null,
  rental: null,
  registration: null,
  enteredRegistration: null,
};

let flows = noFlows;
const listeners = new Set<() => void>();

/** The flows that live, each from the moment it was started. */
export const live = {
  flows: () => flows,
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  start: (started: Partial<LiveFlows>) => {
    flows = { ...flows, ...started };
    for (const changed of listeners) changed();
  },
};
