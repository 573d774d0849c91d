import { minute } from '#domain/values/durations.ts';

/** How often the session hears that the reader is at work, in milliseconds. */
const rhythm = minute;

type Session = {
  /** Whether an action means anything now. */
  readonly minds: () => boolean;
  readonly report: (at: number) => void;
};

/**
 * Tells the session of the reader's actions: the first at once, then once a minute, and in the end of the last one, so
 * that no minute of work is lost. What is done while nobody is logged in is not kept for whoever logs in next.
 */
export const watchActivity = (now: () => number, { minds, report }: Session): void => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let seenAt = reportedAt;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reportLast = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (!minds() || seenAt <= reportedAt) return;
    reportedAt = seenAt;
    report(seenAt);
  };
  const see = () => {
    if (!minds()) {
      reportedAt = Number.NEGATIVE_INFINITY;
      clearTimeout(waiting);
      waiting = undefined;
      return;
    }
    seenAt = now();
    const rest = reportedAt + rhythm - seenAt;
    if (rest <= 0) reportLast();
    else waiting ??= setTimeout(reportLast, rest);
  };
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, see, { capture: true, passive: true });
  }
};
