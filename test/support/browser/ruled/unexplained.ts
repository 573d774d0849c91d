/** A call a page has made: the ports it may come from, and what was sent with it. */
export type Call = { readonly ports: readonly string[]; readonly body: unknown };

/** Each time a port is asked explains one call, now or a moment later. */
export const unexplainedAmong = <Ask extends { readonly port: string }, Made extends Call = Call>() => {
  const open: Ask[] = [];
  return {
    /** Gives what explains each call; null where nothing does. */
    explain: (asked: readonly Ask[], calls: readonly Made[]) => {
      open.push(...asked);
      // What may come from one port alone is explained before what may come from several.
      const surest = calls.toSorted((one, other) => one.ports.length - other.ports.length);
      return surest.map((call) => {
        const at = open.findIndex(({ port }) => call.ports.includes(port));
        return { call, ask: at < 0 ? null : (open.splice(at, 1)[0] ?? null) };
      });
    },
    /** What was asked and explains no call. */
    left: (): readonly Ask[] => open,
  };
};
