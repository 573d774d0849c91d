import { lastMember } from '#app/browser/era.ts';
import { eraName } from '#app/browser/forgotten.ts';
import { profileInput, registrationInput } from '#app/browser/input-shelf.ts';
import { forgetJourneys } from '#app/browser/kept-marks.ts';
import { hasLeft, leaveForGood, leavePage } from '#app/browser/page-left.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { logoutDue } from '#gateway/wire/logout-due.ts';
import { isLeaving, memberIn } from '#machines/session/session.selectors.ts';
import type { RegistrationActor, SessionActor } from '#panels/shop.ts';

type Flows = { readonly session: SessionActor; readonly registration: RegistrationActor };

/** From the press on nothing of a member is written any more: a page that is left before the answer leaves nothing. */
const forgetWhoLeaves = (snapshot: ReturnType<SessionActor['getSnapshot']>) => {
  if (!isLeaving(snapshot) || hasLeft()) return;
  leavePage();
  // Other tabs come anew as the era ends: they are to be nobody's by then.
  logoutDue.leave();
  forgetJourneys();
};

/** The page comes anew, and has nothing of what stands in it. */
const beginAnew = () => {
  leaveForGood();
  location.reload();
};

/** A session that ended by itself leaves its member's journey to them: somebody else who logs in here begins their own. */
const welcomeHere = (id: number) => {
  const isAnother = lastMember.isAnotherThan(id);
  if (isAnother) forgetJourneys();
  lastMember.note(id);
  if (isAnother) beginAnew();
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
    if (member !== null) welcomeHere(member);
  });
  registration.on('signed-up', registrationInput.forget);
  if (before !== null) welcomeHere(before);
  // What was begun in this browser was taken away in another tab of it.
  addEventListener('storage', ({ key }) => {
    if (key === eraName) beginAnew();
  });
};
