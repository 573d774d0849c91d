import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { Language } from '#domain/language.ts';
import type { ServerClock } from '#gateway/server-clock.ts';
import { keepHour } from '#gateway/server-hour.ts';
import { stored } from '#gateway/stored.ts';
import { alertMachine } from '#machines/alert/alert.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { fetchAlert } from '#panels/alert-bar/late-alert.tsx';
import { watchActivity } from './activity.ts';
import type { Arrival } from './arrival.ts';
import { breathe } from './breathe.ts';
import { hear, tellFactsTo } from './facts.ts';
import { keepingLoginOver } from './keep-login.ts';
import { live } from './live.ts';
import { forgetMember, noteMember } from './member-cookie.ts';
import { deadlineBy } from './ports/deadline.ts';
import type { LateGateway } from './ports/gateway.ts';
import { loginOver } from './ports/login.ts';
import { registrationOver } from './ports/registration.ts';
import { sessionOver } from './ports/session.ts';
import { purchaseWanted, rentalWanted } from './purchase-wanted.ts';
import { reactionsOf } from './reactions.ts';
import type { ShopRouter } from './router.tsx';
import { type Steering, steeringBy } from './steering.ts';
import { tellTrafficOf } from './traffic.ts';
import { warmNumbers } from './warm-numbers.ts';
import { withoutBooking, withoutRental } from './without-flow.ts';

export type Surroundings = {
  readonly router: ShopRouter;
  /** From now on the flows are asked before a place is gone to. */
  readonly steerBy: (steering: Steering) => void;
  readonly clock: ServerClock;
  readonly gateway: LateGateway;
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
  const steering = steeringBy((path, post) => {
    if (path !== router.state.location.href) void router.navigate({ href: path, replace: post === 'beside' });
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
      input: { now: clock.now(), email: keepingLogin.typed || (stored.read(emailName) ?? ''), ...arrival },
      inspect: hear,
    },
  );
  const registration = createActor(
    registrationMachine.provide({ actors: registrationOver(gateway, deadline) }),
    { input: {}, inspect: hear },
  );
  tellFactsTo(reactionsOf({ router, alert, now: clock.now }));
  tellTrafficOf(document);
  steering.follow(session, 'beside');
  session.subscribe(noteWho);
  session.subscribe(keepingLogin.follow);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) alert.send({ type: 'address.changed', at: clock.now() });
  });
  if (arrival.eid) void router.navigate({ href: location.pathname, replace: true });
  await breathe();
  alert.start();
  if (hasFarewell) {
    alert.send({
      type: 'alert.raised',
      alert: { name: 'membership-ended', said: null },
      at: clock.now(),
    });
  }
  fetchAlert();
  session.start();
  registration.start();
  await breathe();
  live.start({ session, alert, registration });
  void import('./forget.ts').then(({ forget }) => forget({ session, registration }, gateway));
  keepHour(clock);
  watchActivity(clock.now, {
    minds: () => session.getSnapshot().can({ type: 'action.seen', at: clock.now() }),
    tell: (at) => session.send({ type: 'action.seen', at }),
  });
  addEventListener('pageshow', ({ persisted }) => {
    const { login: entering } = session.getSnapshot().children;
    const abandoned = { type: 'login.abandoned', at: clock.now() } as const;
    if (persisted && entering?.getSnapshot().can(abandoned)) entering.send(abandoned);
  });
  void purchaseWanted
    .then(() => {
      warmNumbers(language);
      return import('./booking-flow.ts');
    })
    .then(({ beginBooking }) => beginBooking({ router, steering, clock, gateway, language, session }))
    .catch(() => withoutBooking.say('not-loaded'));
  void rentalWanted
    .then(() => import('./rental-flow.ts'))
    .then(({ beginRental }) => beginRental({ router, steering, clock, gateway, language, session }))
    .catch(() => withoutRental.say('not-loaded'));
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
};
