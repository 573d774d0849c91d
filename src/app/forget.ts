import { memberIn } from '#machines/session/session.selectors.ts';
import type { RegistrationActor, SessionActor } from '#panels/shop.ts';
import { typedProfile, typedRegistration } from './typed-shelf.ts';

/** What a member has typed goes when the member does; what a guest has typed when it is handed in, or somebody logs in. */
export const forget = (session: SessionActor, registration: RegistrationActor): void => {
  let before = memberIn(session.getSnapshot())?.id ?? null;
  session.subscribe((snapshot) => {
    const member = memberIn(snapshot)?.id ?? null;
    if (member === before) return;
    if (before !== null) typedProfile.forget();
    typedRegistration.forget();
    before = member;
  });
  registration.on('signed-up', typedRegistration.forget);
};
