import type { RegisteredRouter } from '@tanstack/react-router';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { watchActivity } from '#app/browser/activity.ts';
import type { Arrival } from '#app/browser/arrival.ts';
import { closeBehind } from '#app/browser/close-behind.ts';
import { live } from '#app/browser/live.ts';
import { forgetMember, noteMember } from '#app/browser/member-cookie.ts';
import { purchaseWanted, rentalWanted } from '#app/browser/purchase-wanted.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { enteredRegistrationOnce } from '#app/keeping/entered-registration-once.ts';
import { keepingLoginOver } from '#app/keeping/keep-login.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { loginOver, registrationOver, sessionOver } from '#app/ports/sessions.ts';
import { withoutBooking, withoutRental } from '#app/purchase/without-flow.ts';
import { hear, reportFactsTo } from '#app/reporting/facts.ts';
import { reportTrafficOf } from '#app/reporting/traffic.ts';
import { type Steering, steeringBy } from '#app/routing/steering.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import type { Language } from '#domain/values/language.ts';
import { keepHour } from '#gateway/wire/keep-hour.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { stored } from '#gateway/wire/stored.ts';
import { alertMachine } from '#machines/alert/alert.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { fetchAlert } from '#panels/alert-bar/lazy-alert.tsx';
import { fetchLogin } from '#panels/login/lazy-parts.ts';
import { fetchMember } from '#panels/session/lazy-corner.tsx';
import { reactionsOf } from './reactions.ts';
import { warmNumbers } from './warm-numbers.ts';

export type Surroundings = {
  readonly router: RegisteredRouter;
  /** From now on the flows are asked before a place is gone to. */
  readonly steerBy: (steering: Steering) => void;
  readonly clock: ServerClock;
  readonly gateway: LazyGateway;
  readonly language: Language;
};

type Arrived = Arrival & {
  readonly mayBeMember: boolean;
  /** Whether a membership has just ended. */
  readonly hasFarewell: boolean;
};

const emailName = 'email';

/** What is to be remembered of who is here. */
const noteWho = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
  if (snapshot.hasTag('member')) {
    noteMember();
    stored.write(emailName, snapshot.context.email);
  } else if (!snapshot.hasTag('busy')) forgetMember();
};

/** Plugs and starts the flows that live beside every page; done when it is known who is there. */
export const startFlows = async (
  { router, steerBy, clock, gateway, language }: Surroundings,
  { mayBeMember, hasFarewell, ...arrival }: Arrived,
): Promise<void> => {
  const deadline = deadlineBy(clock);
  const steering = steeringBy({
    go: (path, post) => {
      if (path !== router.state.location.href)
        void router.navigate({ href: path, replace: post === 'beside' });
    },
    hereNow: () => ownAddressOf(router.state.location.href),
  });
  steerBy(steering);
  const keepingLogin = await keepingLoginOver(gateway);
  const login = loginMachine.provide({ actors: loginOver(gateway, deadline) });
  const alert = createActor(alertMachine.provide({ actors: { alertEnd: deadline } }), {
    input: {},
    inspect: hear,
  });
  const session = createActor(
    sessionMachine.provide({
      actors: { ...sessionOver({ gateway, deadline, mayBeMember }), login },
    }),
    {
      input: {
        now: clock.now(),
        email: keepingLogin.enteredEmail || (stored.read(emailName) ?? ''),
        ...arrival,
      },
      inspect: hear,
    },
  );
  const registration = createActor(
    registrationMachine.provide({ actors: registrationOver(gateway, deadline) }),
    { input: {}, inspect: hear },
  );
  reportFactsTo(reactionsOf({ router, alert, now: clock.now }));
  void reportTrafficOf(document, { clock, session });
  closeBehind(document);
  steering.follow(session, 'beside');
  session.subscribe(noteWho);
  session.subscribe(keepingLogin.follow);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) alert.send({ type: 'address.changed', at: clock.now() });
  });
  if (arrival.eid) void router.navigate({ href: location.pathname, replace: true });
  await yieldToMain();
  alert.start();
  if (hasFarewell) {
    alert.send({
      type: 'alert.raised',
      alert: { name: 'membership-ended', message: null },
      at: clock.now(),
    });
  }
  fetchAlert();
  if (mayBeMember) fetchMember();
  // What was pressed before is done again once the flows live: the login lives with them, or is the plain form it was.
  const loginParts = mayBeMember ? null : fetchLogin().catch(() => undefined);
  session.start();
  registration.start();
  await yieldToMain();
  await loginParts;
  live.start({ session, alert, registration, enteredRegistration: enteredRegistrationOnce });
  void import('#app/keeping/forget.ts').then(({ forget }) => forget({ session, registration }, gateway));
  keepHour(clock);
  watchActivity(clock.now, {
    minds: () => session.getSnapshot().can({ type: 'action.seen', at: clock.now() }),
    report: (at) => session.send({ type: 'action.seen', at }),
  });
  addEventListener('pageshow', ({ persisted }) => {
    const { login: entering } = session.getSnapshot().children;
    const abandoned = { type: 'login.abandoned', at: clock.now() } as const;
    if (persisted && entering?.getSnapshot().can(abandoned)) entering.send(abandoned);
  });
  void purchaseWanted
    .then(() => {
      warmNumbers(language);
      return import('#app/purchase/booking-flow.ts');
    })
    .then(({ beginBooking }) => beginBooking({ router, steering, clock, gateway, language, session }))
    .catch(() => withoutBooking.say('not-loaded'));
  void rentalWanted
    .then(() => import('#app/rental/rental-flow.ts'))
    .then(({ beginRental }) => beginRental({ router, steering, clock, gateway, language, session }))
    .catch(() => withoutRental.say('not-loaded'));
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
};
