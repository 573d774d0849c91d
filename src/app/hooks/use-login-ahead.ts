import { useEffect } from 'react';
import { isLoginShown } from '#machines/login/login.selectors.ts';
import { loginOf } from '#machines/session/session.selectors.ts';
import { fetchRegistration } from '#panels/registration/lazy-dialogs.tsx';
import { fetchMember } from '#panels/session/lazy-corner.tsx';
import type { SessionActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';

/** Whoever registers from the login is answered at once, and who logs in finds their name where they pressed. */
export const useLoginAhead = (session: SessionActor | null): void => {
  const login = useFlow(session, loginOf, null);
  const isShown = useFlow(login, isLoginShown, false);
  useEffect(() => {
    if (!isShown) return;
    fetchRegistration();
    fetchMember();
  }, [isShown]);
};
