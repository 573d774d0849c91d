import { assign, emit, setup } from 'xstate';
import { isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import type { Answer } from '#domain/values/answer.ts';
import { ask, askingUntil, reported, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { heardIn, noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import {
  begun,
  type IdentityAnswer,
  keyFor,
  type Registered,
  type Registration,
  timeout,
} from './registration.model.ts';
import { registrationPorts } from './registration.ports.ts';

type Context = { readonly context: Registration['context'] };
type AnyAnswer = Answer<unknown, NonNullable<Registration['context']['refusal']>>;
type Sent = Registered & { readonly at: number };
type Asked = { readonly email: string; readonly at: number };

const refusal = withOutput('keepRefusal');
const unverified = when('isUnverified', '#registration.filling.unverified', []);
const unchecked = when('isUnchecked', '#registration.filling.unchecked', []);
const refused = { target: '#registration.filling.refused', actions: refusal } as const;
const noted = withEvent('noteDraft');
const waitingFor =
  (questions: number) =>
  ({ context }: Context) => ({ at: context.askedAt + questions * timeout });
const linkAsked = {
  target: '#registration.activating.sending',
  actions: withEvent('noteAsked'),
} as const;
const activationOpened = { target: '#registration.activating', actions: withEvent('keepEmail') } as const;

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
      ...noRefusal,
    })),
    forgetDraft: assign(() => ({ draft: begun().draft, key: '' })),
    keepEmail: assign(({ context }, { email }: { email: string }) => ({
      email: email === '' ? context.email : email,
    })),
    noteAsked: assign((_, { email, at }: Asked) => ({ email, askedAt: at, ...noRefusal })),
    keepRefusal: assign((_, given: AnyAnswer) => (given.ok ? {} : heardIn(given))),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(noRefusal),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifySignedUp: emit({ type: 'signed-up' }),
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
        'registration.closed': { target: 'setAside', actions: 'forgetRefusal' },
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
    setAside: {
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
        ask(
          'verifyIdentity',
          ({ context }: Context) => context.draft,
          [when('isVerified', 'saving', []), unverified, unchecked, refused],
          { target: 'filling.unchecked', actions: reported },
        ),
        until('waitingEnd', waitingFor(1), 'filling.unchecked'),
      ],
    },
    saving: {
      description: 'The server is asked to make the customer and to mail the link that activates.',
      on: { 'registration.abandoned': 'filling' },
      ...askingUntil(waitingFor(2))(
        'register',
        ({ context: { draft, key } }: Context) => ({ draft, key }),
        [when('isGranted', 'signedUp', ['forgetDraft', 'notifySignedUp']), unverified, unchecked, refused],
        'filling.unreached',
      ),
      tags: ['busy', 'formShown', 'formKept', 'saving'],
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
          ...askingUntil(waitingFor(1))(
            'sendActivationLink',
            ({ context: { email } }: Context) => ({ email }),
            [when('isGranted', 'sent', []), { target: 'asking', actions: refusal }],
            'asking',
          ),
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
