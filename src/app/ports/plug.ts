import { fromPromise } from 'xstate';
import type { Gateway } from '#gateway/wire/gateway.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { Port } from '#machines/kit/flow/port.ts';
import type { SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';
import type { LazyGateway } from './gateway.ts';

/** A function of the gateway: what is asked, and the signal that gives it up. */
type Call<Asked, Answered> = (asked: Asked, signal: AbortSignal) => Promise<Answered>;
/** Names one function of a module of the gateway. */
type Naming<Calls, Asked, Answered> = (calls: Calls) => Call<Asked, Answered>;

/** The functions of one module of the gateway; the module is loaded when the first of them is asked. */
export const lazyCalls =
  <Module, Calls>(
    gateway: LazyGateway,
    load: () => Promise<Module>,
    open: (module: Module, gateway: Gateway) => Calls,
  ) =>
  async (): Promise<Calls> => {
    const [module, opened] = await Promise.all([load(), gateway()]);
    return open(module, opened);
  };

/** One function of such a module. */
export const callOf =
  <Calls, Asked, Answered>(
    calls: () => Promise<Calls>,
    naming: Naming<Calls, Asked, Answered>,
  ): Call<Asked, Answered> =>
  async (asked, signal) =>
    naming(await calls())(asked, signal);

/** Plugs the functions of a module into the ports of a flow. The flow's own types say what is asked and answered. */
export const portsOf =
  <Calls>(calls: () => Promise<Calls>) =>
  <Answered, Asked>(naming: Naming<Calls, NoInfer<Asked>, NoInfer<Answered>>): Port<Answered, Asked> => {
    const call = callOf(calls, naming);
    return fromPromise<Answered, Asked>(({ input, signal }) => call(input, signal));
  };

/** The ports of a plain form that is sent by one call. */
export const sentBy = <Fields, Granted, Refusal extends string>(
  deadline: Deadline,
  send: Call<Fields, SubmissionAnswer<Granted, Refusal>>,
): SubmissionPorts<Fields, Granted, Refusal> => ({
  sendForm: fromPromise(({ input: { fields }, signal }) => send(fields, signal)),
  waitingEnd: deadline,
});

/** The same for a call that changes something: sent again with its key, it is done once. */
export const sentWithKey = <Fields extends object, Granted, Refusal extends string>(
  deadline: Deadline,
  send: Call<Fields & { readonly key: string }, SubmissionAnswer<Granted, Refusal>>,
): SubmissionPorts<Fields, Granted, Refusal> => ({
  sendForm: fromPromise(({ input: { fields, key }, signal }) => send({ ...fields, key }, signal)),
  waitingEnd: deadline,
});
