import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { type KeepingCalls, keepingCallsBy } from '#gateway/bookings/keeping-calls.ts';
import { cookies } from '#gateway/wire/cookies.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { kept, type LoginFlow } from '#machines/login/login.model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { type Keepable, type KeptBefore, keepUp, nothingKept, readKept } from './keeping.ts';

type Login = ActorRefFrom<typeof loginMachine>;

/** Says that this browser keeps a login, so that no other asks. It ends with the browser. */
const keptCookie = 'kept';
/** How long the page waits to learn what was typed before, in milliseconds. */
const timeout = 2000;
const endless = new AbortController().signal;

const login: Keepable<LoginFlow['context']> = { flow: 'login', machine: loginMachine, kept, extent: 'typed' };

const emailIn = (found: unknown): string =>
  typeof found === 'object' && found !== null && 'email' in found && typeof found.email === 'string'
    ? found.email
    : '';

const callsOver = (gateway: LazyGateway): KeepingCalls => ({
  keep: async (asked, signal) => {
    cookies.write(keptCookie, login.flow, null);
    return keepingCallsBy(await gateway()).keep(asked, signal);
  },
  read: async (asked, signal) => keepingCallsBy(await gateway()).read(asked, signal),
  forget: async (asked, signal) => {
    cookies.write(keptCookie, '', 0);
    return keepingCallsBy(await gateway()).forget(asked, signal);
  },
});

/** The login is only made easier by what is kept: without it the reader types anew, so nothing is told. */
const easier = () => undefined;

const readKeptLogin = (calls: KeepingCalls): Promise<KeptBefore> =>
  cookies.read(keptCookie) === login.flow
    ? readKept(login, calls, AbortSignal.timeout(timeout)).catch(() => nothingKept)
    : Promise.resolve(nothingKept);

/** The e-mail that was typed into the login survives a reload, until the login has succeeded. */
export const keepingLoginOver = async (gateway: LazyGateway) => {
  const calls = callsOver(gateway);
  const before = await readKeptLogin(calls);
  let followed: Login | null = null;
  let lastWritten = () => before.revision;

  const begin = (entering: Login) => {
    followed = entering;
    lastWritten = keepUp(
      entering,
      login,
      calls,
      { revision: lastWritten(), unheard: null },
      {
        continuedElsewhere: easier,
        failed: easier,
      },
    );
    entering.subscribe({
      complete: () => {
        if (lastWritten() > 0) calls.forget({ flow: login.flow }, endless).catch(easier);
        lastWritten = () => 0;
      },
    });
  };

  return {
    enteredEmail: emailIn(before.kept),
    follow: ({ children }: SnapshotFrom<typeof sessionMachine>): void => {
      if (children.login && children.login !== followed) begin(children.login);
    },
  };
};
