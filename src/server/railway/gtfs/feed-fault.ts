/** Reasons of one kind are alike but for the name in them. */
export type Reason = { readonly reason: string; readonly kind: string };

export type Fault = Reason & { readonly file: string; readonly line: number };

/** `stop_id HAFEN is not there` */
export const reasonOf = (column: string, name: string, says: string): Reason => ({
  reason: `${column} ${name} ${says}`,
  kind: `${column} ${says}`,
});

/** More than this helps nobody, of one kind or of all. */
const mostAlike = 3;
const mostShown = 20;

const groupedBy = (faults: readonly Fault[], nameOf: (fault: Fault) => string): readonly Fault[][] => {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const group = groups.get(nameOf(fault)) ?? [];
    group.push(fault);
    groups.set(nameOf(fault), group);
  }
  return [...groups.values()];
};

/** A fault is written once, where it stands first, however many rows have it. */
const lineOf = (same: readonly Fault[]): string => {
  const [{ file, line, reason } = { file: '', line: 0, reason: '' }, ...more] = same;
  const others =
    more.length === 0 ? '' : ` (and in ${more.length} more ${more.length === 1 ? 'row' : 'rows'})`;
  return `${file}:${line}: ${reason}${others}`;
};

const linesOfKind = (alike: readonly Fault[]): readonly string[] => {
  const groups = groupedBy(alike, ({ reason }) => reason);
  const hidden = groups.length - mostAlike;
  return [
    ...groups.slice(0, mostAlike).map(lineOf),
    ...(hidden > 0 ? [`${alike[0]?.file ?? ''}: ${hidden} more of this kind`] : []),
  ];
};

/** A feed that cannot be read: where and why. Nothing of it is taken over. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = groupedBy(faults, ({ file, kind }) => `${file}:${kind}`).flatMap(linesOfKind);
    const hidden = lines.length - mostShown;
    super([...lines.slice(0, mostShown), ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('\n'));
    this.faults = faults;
  }
}

/** Gathers what is wrong with a feed, so that all of it can be told at once. */
export type FaultCollector = {
  readonly add: (file: string, line: number, reason: string | Reason) => void;
  readonly throwIfAny: () => void;
};

export const faultCollector = (): FaultCollector => {
  const faults: Fault[] = [];
  return {
    add: (file, line, reason) => {
      faults.push({ file, line, ...(typeof reason === 'string' ? { reason, kind: reason } : reason) });
    },
    throwIfAny: () => {
      if (faults.length > 0) throw new FeedFault(faults);
    },
  };
};
