import type { Subscription } from 'xstate';
import { hasFailed } from '#domain/shop/recorded-step.ts';
import type { OfBooking, Recorder } from './recorder.ts';

/** What a flow is about so far. */
export type About = {
  /** The booking or rental it acts on. */
  readonly locator: string | null;
  /** Under which it is told as long as it has none of its own: the booking whose train it names. */
  readonly instead?: string | null;
};

type Subscribable = { readonly subscribe: (follow: () => void) => Subscription };

/** Sends what is new of a booking that something failed of; a booking that went well is told to nobody. */
const tellerIn = ({ location }: Document) => {
  const sending = import('#gateway/operations/report-recording.ts');
  let lastReported: unknown = null;
  return async ({ id, locator, steps }: OfBooking): Promise<void> => {
    const last = steps.at(-1);
    if (locator === null || last === lastReported || !steps.some(hasFailed)) return;
    const { reportRecording } = await sending;
    if (await reportRecording(location.origin, { id, locator, steps })) lastReported = last;
  };
};

const whenHidden = (page: Document, lookedAway: () => void) => {
  const check = () => {
    if (page.visibilityState === 'hidden') lookedAway();
  };
  page.addEventListener('visibilitychange', check);
  return () => page.removeEventListener('visibilitychange', check);
};

/** Support is told what the page went through: at once when something failed, and what came after it when the reader looks away. */
export const reportRecordingOf = (
  flow: Subscribable,
  aboutNow: () => About,
  recorder: Recorder,
  page: Document,
): { readonly unsubscribe: () => void } => {
  const report = tellerIn(page);
  const reportNow = () => {
    const own = recorder.recorded();
    void report({ ...own, locator: own.locator ?? aboutNow().instead ?? null });
  };
  const forgetHidden = whenHidden(page, () => {
    recorder.keep();
    reportNow();
  });
  let locator: string | null = null;
  const follow = () => {
    const { locator: now } = aboutNow();
    if (now === locator) return;
    if (locator !== null) recorder.beginAnew();
    if (now !== null) recorder.isAbout(now);
    locator = now;
    reportNow();
  };
  follow();
  // What follows of itself has not been heard yet.
  recorder.whenFailed(() => queueMicrotask(reportNow));
  const following = flow.subscribe(follow);
  return {
    unsubscribe: () => {
      forgetHidden();
      following.unsubscribe();
    },
  };
};
