import { Suspense } from 'react';
import { stateOf } from '#machines/registration/registration.selectors.ts';
import type { RegistrationActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RegistrationDialogs } from './lazy-dialogs.tsx';

const before = 'resting';

/** Where the registration stands beside every page; nothing of it is seen before somebody wants it. */
export const RegistrationCorner = ({ registration }: { readonly registration: RegistrationActor }) => {
  const state = useFlow(registration, stateOf, before);
  return (
    <div data-flow="registration" data-state={state}>
      {state === before ? null : (
        <Suspense>
          <RegistrationDialogs registration={registration} />
        </Suspense>
      )}
    </div>
  );
};
