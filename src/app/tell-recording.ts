import { hasFailed } from '#domain/recorded-step.ts';
import type { BookingActor } from '#panels/shop.ts';
import type { OfBooking, Recorder } from './recorder.ts';

const locatorIn = (booking: BookingActor): string | null =>
  booking.getSnapshot().context.booking?.locator ?? null;

/** Sends what is new of a booking that something failed of; a booking that went well is told to nobody. */
const tellerIn = ({ location }: Document) => {
  const sending = import('#gateway/tell-recording.ts');
  let told: unknown = null;
  return async ({ id, locator, steps }: OfBooking): Promise<void> => {
    const last = steps.at(-1);
    if (locator === null || last === told || !steps.some(hasFailed)) return;
    const { tellRecording } = await sending;
    if (await tellRecording(location.origin, { id, locator, steps })) told = last;
  };
};

const whenHidden = (page: Document, lookedAway: () => void) => {
  const look = () => {
    if (page.visibilityState === 'hidden') lookedAway();
  };
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
};

/** The same of what is done to one booking, which the page knows from the start. */
export const tellDeedsOf = (recorder: Recorder, page: Document): (() => void) => {
  const tell = tellerIn(page);
  const tellNow = () => void tell(recorder.recorded());
  // What follows of itself has not been heard yet.
  recorder.whenFailed(() => queueMicrotask(tellNow));
  return whenHidden(page, tellNow);
};

/** Support is told what the page went through: at once when something failed, and what came after it when the reader looks away. */
export const tellRecordingOf = (
  booking: BookingActor,
  recorder: Recorder,
  page: Document,
): { readonly unsubscribe: () => void } => {
  const tell = tellerIn(page);
  const tellNow = () => void tell(recorder.recorded());
  const forgetHidden = whenHidden(page, () => {
    recorder.keep();
    tellNow();
  });
  let locator: string | null = null;
  const follow = () => {
    const now = locatorIn(booking);
    if (now === locator) return;
    if (locator !== null) recorder.beginAnew();
    if (now !== null) recorder.isAbout(now);
    locator = now;
    tellNow();
  };
  follow();
  // What follows of itself has not been heard yet.
  recorder.whenFailed(() => queueMicrotask(tellNow));
  const following = booking.subscribe(follow);
  return {
    unsubscribe: () => {
      forgetHidden();
      following.unsubscribe();
    },
  };
};
