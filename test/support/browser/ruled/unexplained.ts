/** A call a page has made: the ports it may come from, and what was sent with it. */
export type Call = { readonly ports: readonly string[]; readonly body: unknown };

/** Each time a port is asked explains one call, now or a moment later. Gives what nothing explains. */
export const unexplainedAmong = () => {
  const open: string[] = [];
  const isExplained = ({ ports }: Call): boolean => {
    const at = open.findIndex((port) => ports.includes(port));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  };
  return (asked: readonly string[], calls: readonly Call[]): readonly Call[] => {
    open.push(...asked);
    // What may come from one port alone is explained before what may come from several.
    const surest = calls.toSorted((one, other) => one.ports.length - other.ports.length);
    return surest.filter((call) => !isExplained(call));
  };
};
