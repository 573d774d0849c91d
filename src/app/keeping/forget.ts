import { typedProfile, typedRegistration } from '#app/browser/typed-shelf.ts';
import type { LateGateway } from '#app/ports/gateway.ts';
import { memberIn } from '#machines/session/session.selectors.ts';
import type { RegistrationActor, SessionActor } from '#panels/shop.ts';

type Flows = { readonly session: SessionActor; readonly registration: RegistrationActor };

/**
 * The token of a member and what they have typed go when the member does; what a guest has typed when it is handed in,
 * or somebody logs in.
 */
export const forget = ({ session, registration }: Flows, gateway: LateGateway): void => {
  let before = memberIn(session.getSnapshot())?.id ?? null;
  session.subscribe((snapshot) => {
    const member = memberIn(snapshot)?.id ?? null;
    if (member === before) return;
    if (before !== null) {
      typedProfile.forget();
      void gateway().then(({ forgetToken }) => forgetToken());
    }
    typedRegistration.forget();
    before = member;
  });
  registration.on('signed-up', typedRegistration.forget);
};
