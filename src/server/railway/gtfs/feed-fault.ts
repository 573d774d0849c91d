export type Fault = { readonly file: string; readonly line: number; readonly reason: string };

/** More than this helps nobody. */
const mostShown = 20;

const lineOf = ({ file, line, reason }: Fault): string => `${file}:${line}: ${reason}`;

/** A feed that cannot be read: where and why. Nothing of it is taken over. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const notShown = faults.length - mostShown;
    super(
      [...faults.slice(0, mostShown).map(lineOf), ...(notShown > 0 ? [`and ${notShown} more`] : [])].join(
        '\n',
      ),
    );
    this.faults = faults;
  }
}

/** Gathers what is wrong with a feed, so that all of it can be told at once. */
export type FaultCollector = {
  readonly add: (file: string, line: number, reason: string) => void;
  readonly throwIfAny: () => void;
};

export const faultCollector = (): FaultCollector => {
  const faults: Fault[] = [];
  return {
    add: (file, line, reason) => {
      faults.push({ file, line, reason });
    },
    throwIfAny: () => {
      if (faults.length > 0) throw new FeedFault(faults);
    },
  };
};
