import { useEffect } from 'react';
import { isLoginShown } from '#machines/login/login.selectors.ts';
import { loginOf } from '#machines/session/session.selectors.ts';
import { fetchRegistration } from '#panels/registration/lazy-dialogs.tsx';
import type { SessionActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';

/** The login offers to register: whoever does is answered at once. */
export const useRegistrationAhead = (session: SessionActor | null): void => {
  const login = useFlow(session, loginOf, null);
  const isShown = useFlow(login, isLoginShown, false);
  useEffect(() => {
    if (isShown) fetchRegistration();
  }, [isShown]);
};
