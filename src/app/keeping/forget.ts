import { profileInput, registrationInput } from '#app/browser/input-shelf.ts';
import { forgetJourneys } from '#app/browser/kept-marks.ts';
import { hasLeft, leavePage } from '#app/browser/page-left.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { isLeaving, memberIn } from '#machines/session/session.selectors.ts';
import type { RegistrationActor, SessionActor } from '#panels/shop.ts';

type Flows = { readonly session: SessionActor; readonly registration: RegistrationActor };

/** From the press on nothing of a member is written any more: a page that is left before the answer leaves nothing. */
const forgetWhoLeaves = (snapshot: ReturnType<SessionActor['getSnapshot']>) => {
  if (!isLeaving(snapshot) || hasLeft()) return;
  leavePage();
  forgetJourneys();
};

/**
 * The token of a member and what they have typed go when the member does; what a guest has typed when it is handed in,
 * or somebody logs in.
 */
export const forget = ({ session, registration }: Flows, gateway: LazyGateway): void => {
  session.subscribe(forgetWhoLeaves);
  let before = memberIn(session.getSnapshot())?.id ?? null;
  session.subscribe((snapshot) => {
    const member = memberIn(snapshot)?.id ?? null;
    if (member === before) return;
    if (before !== null) {
      profileInput.forget();
      void gateway().then(({ forgetToken }) => forgetToken());
    }
    registrationInput.forget();
    before = member;
  });
  registration.on('signed-up', registrationInput.forget);
};
