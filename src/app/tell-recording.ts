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

/** Support is told what the page went through: at once when something failed, and what came after it when the reader looks away. */
export const tellRecordingOf = (
  booking: BookingActor,
  recorder: Recorder,
  page: Document,
): { readonly unsubscribe: () => void } => {
  const tell = tellerIn(page);
  const tellNow = () => void tell(recorder.recorded());
  const lookedAway = () => {
    if (page.visibilityState !== 'hidden') return;
    recorder.keep();
    tellNow();
  };
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
  page.addEventListener('visibilitychange', lookedAway);
  const following = booking.subscribe(follow);
  return {
    unsubscribe: () => {
      page.removeEventListener('visibilitychange', lookedAway);
      following.unsubscribe();
    },
  };
};
