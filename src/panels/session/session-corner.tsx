import { Suspense } from 'react';
import { isGuest, loginOf, stateOf } from '#machines/session/session.selectors.ts';
import { LoginCorner } from '#panels/login/login-corner.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { IdleWarning, MemberCorner } from './lazy-corner.tsx';

/** Who is here: a guest who may log in, or a member by name. `back` is where a login without script leads. */
export const SessionCorner = ({ back }: { readonly back: string }) => {
  const { session } = useShop();
  const state = useFlow(session, stateOf, 'arriving');
  const guest = useFlow(session, isGuest, true);
  const login = useFlow(session, loginOf, null);
  return (
    <div data-flow="session" data-state={state}>
      {session === null || guest ? (
        <LoginCorner login={login} back={back} />
      ) : (
        <Suspense>
          <MemberCorner session={session} />
        </Suspense>
      )}
      {session && !guest ? (
        <Suspense>
          <IdleWarning session={session} />
        </Suspense>
      ) : null}
    </div>
  );
};
