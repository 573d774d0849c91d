import { assign, emit, setup } from 'xstate';
import { isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import type { Answer } from '#domain/values/answer.ts';
import { errorOf } from '#machines/kit/flow/params.ts';
import {
  type ActivationAnswer,
  begun,
  type IdentityAnswer,
  keyFor,
  patience,
  type Registered,
  type Registration,
  type RegistrationAnswer,
} from './registration.model.ts';
import { registrationPorts } from './registration.ports.ts';

type Context = Registration['context'];
type AnyAnswer = Answer<unknown, NonNullable<Context['refusal']>>;
type Sent = Registered & { readonly at: number };
type Asked = { readonly email: string; readonly at: number };
type Told = ActivationAnswer | RegistrationAnswer | IdentityAnswer;
type Answered<Given = Told> = { readonly event: { readonly output: Given } };

const answer = ({ event }: Answered) => event.output;
const granted = { type: 'isGranted', params: answer } as const;
const refusal = { type: 'keepRefusal', params: answer } as const;
const told = { type: 'report', params: errorOf } as const;
const unverified = {
  guard: { type: 'isUnverified', params: answer },
  target: '#registration.filling.unverified',
} as const;
const unchecked = {
  guard: { type: 'isUnchecked', params: answer },
  target: '#registration.filling.unchecked',
} as const;
const refused = { target: '#registration.filling.refused', actions: refusal } as const;
const noted = { type: 'noteDraft', params: ({ event }: { event: Sent }) => event } as const;
const waitingFor = (questions: number) =>
  ({
    id: 'waitingEnd',
    src: 'waitingEnd',
    input: ({ context }: { context: Context }) => ({ at: context.askedAt + questions * patience }),
  }) as const;
const linkAsked = {
  target: '#registration.activating.sending',
  actions: { type: 'noteAsked', params: ({ event }: { event: Asked }) => event },
} as const;
const activationOpened = {
  target: '#registration.activating',
  actions: {
    type: 'keepEmail',
    params: ({ event }: { event: { readonly email: string } }) => ({ email: event.email }),
  },
} as const;

export const registrationMachine = setup({
  types: {} as Registration,
  actors: registrationPorts,
  guards: {
    isGranted: (_, given: AnyAnswer) => given.ok,
    isVerified: (_, given: IdentityAnswer) => given.ok && given.value,
    isUnverified: (_, given: AnyAnswer) =>
      given.ok ? given.value === false : given.refusal === 'identity-not-verified',
    isUnchecked: (_, given: AnyAnswer) => !given.ok && given.refusal === 'identity-unreachable',
    isOfRegister: (_, draft: RegistrationDraft) => isOfRegister(draft),
  },
  actions: {
    noteDraft: assign(({ context }, { draft, key, at }: Sent) => ({
      draft,
      key: keyFor(context, { draft, key }),
      email: draft.email,
      askedAt: at,
      refusal: null,
      said: null,
    })),
    forgetDraft: assign(() => ({ draft: begun().draft, key: '' })),
    keepEmail: assign(({ context }, { email }: { email: string }) => ({
      email: email === '' ? context.email : email,
    })),
    noteAsked: assign((_, { email, at }: Asked) => ({ email, askedAt: at, refusal: null, said: null })),
    keepRefusal: assign((_, given: AnyAnswer) =>
      given.ok ? {} : { refusal: given.refusal, said: given.said },
    ),
    keepNotReached: assign({ refusal: 'not-reached', said: null }),
    forgetRefusal: assign({ refusal: null, said: null }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    tellSignedUp: emit({ type: 'signed-up' }),
  },
}).createMachine({
  id: 'registration',
  context: begun,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody is registering.',
      on: { 'registration.opened': 'filling', 'activation.opened': activationOpened },
    },
    filling: {
      description: 'The form of the registration is open.',
      tags: ['formShown', 'formKept'],
      initial: 'fresh',
      on: {
        'registration.closed': { target: 'laidAside', actions: 'forgetRefusal' },
        'registration.submitted': [
          {
            guard: { type: 'isOfRegister', params: ({ event }) => event.draft },
            target: 'verifying',
            actions: noted,
          },
          { target: 'saving', actions: noted },
        ],
      },
      states: {
        fresh: { description: 'Nothing was sent yet, or the last try was given up.' },
        unverified: {
          tags: 'unverified',
          description:
            'The register of persons does not know this person; the reader is to check what was typed.',
        },
        unchecked: {
          tags: 'unchecked',
          description: 'The register of persons could not be asked; the reader may try again later.',
        },
        refused: { description: 'The server said no; its reason is shown.' },
        unreached: { description: 'No answer came; the same registration may be sent again.' },
      },
    },
    laidAside: {
      description: 'The form was closed; what was typed waits in it.',
      tags: 'formKept',
      on: { 'registration.opened': 'filling', 'activation.opened': activationOpened },
    },
    verifying: {
      description:
        'The register of persons is asked whether number, name, gender and day of birth belong together.',
      tags: ['busy', 'formShown', 'formKept'],
      on: { 'registration.abandoned': 'filling' },
      invoke: [
        {
          id: 'verifyIdentity',
          src: 'verifyIdentity',
          input: ({ context }) => context.draft,
          onDone: [
            { guard: { type: 'isVerified', params: ({ event }) => event.output }, target: 'saving' },
            unverified,
            unchecked,
            refused,
          ],
          onError: { target: 'filling.unchecked', actions: told },
        },
        { ...waitingFor(1), onDone: { target: 'filling.unchecked' } },
      ],
    },
    saving: {
      description: 'The server is asked to make the customer and to mail the link that activates.',
      tags: ['busy', 'formShown', 'formKept', 'saving'],
      on: { 'registration.abandoned': 'filling' },
      invoke: [
        {
          id: 'register',
          src: 'register',
          input: ({ context }) => ({ draft: context.draft, key: context.key }),
          onDone: [
            { guard: granted, target: 'signedUp', actions: ['forgetDraft', 'tellSignedUp'] },
            unverified,
            unchecked,
            refused,
          ],
          onError: { target: 'filling.unreached', actions: ['keepNotReached', told] },
        },
        { ...waitingFor(2), onDone: { target: 'filling.unreached', actions: 'keepNotReached' } },
      ],
    },
    signedUp: {
      description: 'The customer is made and passive; the letter with the link is under way.',
      on: { 'registration.opened': 'filling', 'activation.opened': activationOpened },
    },
    activating: {
      description: 'The form for another link that activates is open.',
      tags: 'activationShown',
      initial: 'asking',
      on: { 'activation.closed': { target: 'resting', actions: 'forgetRefusal' } },
      states: {
        asking: {
          description: 'The e-mail is typed to which the link shall go.',
          on: { 'link.asked': linkAsked },
        },
        sending: {
          description: 'The server is asked to mail the link.',
          tags: 'busy',
          invoke: [
            {
              id: 'sendActivationLink',
              src: 'sendActivationLink',
              input: ({ context }) => ({ email: context.email }),
              onDone: [
                { guard: granted, target: 'sent' },
                { target: 'asking', actions: refusal },
              ],
              onError: { target: 'asking', actions: ['keepNotReached', told] },
            },
            { ...waitingFor(1), onDone: { target: 'asking', actions: 'keepNotReached' } },
          ],
        },
        sent: {
          description: 'Whoever owns the e-mail has been sent a link; the answer is the same for everyone.',
          tags: 'linkSent',
          on: { 'link.asked': linkAsked },
        },
      },
    },
  },
});
