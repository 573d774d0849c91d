/** Cabin classes by the wire's letters: sleeper, compartment, economy, business, covered couchette, wheelchair, unnumbered, bus. */
export const cabinClasses = ['B', 'L', 'Y1', 'C', 'D', 'DSB', 'N', 'OS'] as const;

export type CabinClass = (typeof cabinClasses)[number];
