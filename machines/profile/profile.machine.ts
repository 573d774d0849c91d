import { assign, emit, setup } from 'xstate';
import { asking, granted, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import * as flow from './profile.model.ts';
import { profilePorts } from './profile.ports.ts';

const alwaysNull = () => null;
const refused = withOutput('keepRefusal');

export const profileMachine = setup({
  types: {} as flow.ProfileFlow,
  actors: profilePorts,
  delays: { answerTime: flow.timeout },
  guards: {
    isGranted: (_, answer: flow.AnyAnswer) => answer.ok,
    isUnderWay: (_, answer: flow.AnyAnswer) => !answer.ok && answer.refusal === 'key-in-use',
    isOutdated: (_, answer: flow.AnyAnswer) => !answer.ok && answer.refusal === 'customer-changed',
  },
  actions: {
    keepRecord: assign(flow.recordKept),
    renewRecord: assign(flow.recordRenewed),
    noteSent: assign(flow.sentNoted),
    keepSaved: assign(flow.savedKept),
    keepLoss: assign(flow.lossKept),
    noteConfirmed: assign(flow.confirmedNoted),
    doubtRecord: assign(flow.recordDoubted),
    forgetPassword: assign({ password: '' }),
    keepRefusal: assign(flow.refusedBy),
    keepOutdated: assign(flow.outdatedBy),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(noRefusal),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
    notifyEnded: emit({ type: 'membership-ended' }),
  },
}).createMachine({
  id: 'profile',
  context: flow.begun,
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked for the member’s own record.',
      ...asking(
        'loadProfile',
        alwaysNull,
        [granted('shown', 'keepRecord'), { target: 'unread', actions: refused }],
        'unread',
      ),
    },
    unread: {
      description: 'The record did not come; it may be asked for again.',
      on: { 'profile.wanted': 'reading' },
    },
    shown: {
      description: 'The record is read.',
      initial: 'plain',
      on: {
        'change.asked': { target: 'changing', actions: 'forgetRefusal' },
        'ending.asked': { target: 'foretelling', actions: 'forgetRefusal' },
      },
      states: {
        plain: { description: 'Nothing was changed yet.' },
        saved: { description: 'A change has just been saved.' },
        refused: { description: 'The end of the membership could not be prepared; the reason is shown.' },
      },
    },
    changing: {
      description: 'The form of the change is open above the record.',
      initial: 'fresh',
      on: {
        'profile.submitted': { target: 'saving', actions: withEvent('noteSent') },
        'change.withdrawn': { target: 'shown', actions: 'forgetRefusal' },
      },
      states: {
        fresh: { description: 'Nothing was sent yet, or the last try was given up.' },
        refused: { description: 'The change was not saved; the reason is shown and what was typed stays.' },
        outdated: {
          description:
            'The record was changed elsewhere meanwhile. How it stands now is shown beside what was typed.',
        },
      },
    },
    saving: {
      description: 'The server is asked to save the change, under the version it was made from.',
      ...asking(
        'saveProfile',
        flow.changeIn,
        [
          granted('shown.saved', 'keepSaved'),
          when('isOutdated', 'renewing', withOutput('keepOutdated')),
          { target: 'changing.refused', actions: refused },
        ],
        'changing.refused',
      ),
      on: { 'profile.abandoned': 'changing' },
    },
    renewing: {
      description: 'The record was changed elsewhere; it is read again.',
      ...asking(
        'loadProfile',
        alwaysNull,
        [granted('changing.outdated', 'renewRecord'), { target: 'changing.refused', actions: refused }],
        'changing.refused',
      ),
      on: { 'profile.abandoned': 'changing' },
    },
    foretelling: {
      description: 'The server is asked what would go with the membership.',
      ...asking(
        'foretellEnding',
        alwaysNull,
        [granted('confirming', 'keepLoss'), { target: 'shown.refused', actions: refused }],
        'shown.refused',
      ),
      on: { 'ending.declined': 'shown' },
    },
    confirming: {
      description: 'What is lost for good is told; the password is asked for.',
      initial: 'fresh',
      on: {
        'ending.confirmed': { target: 'ending', actions: withEvent('noteConfirmed') },
        'ending.declined': { target: 'shown', actions: 'forgetRefusal' },
      },
      states: {
        fresh: { description: 'Nothing was sent yet.' },
        refused: { description: 'The membership stands; the reason is shown.' },
      },
    },
    ending: {
      description: 'The server is asked to end the membership for good.',
      ...asking(
        'endMembership',
        flow.endingIn,
        [
          when('isGranted', 'ended', 'forgetPassword'),
          when('isUnderWay', 'unheard', 'keepNotReached'),
          { target: 'confirming.refused', actions: refused },
        ],
        'unheard',
      ),
    },
    unheard: {
      description:
        'No answer came; whether the membership is ended is not known. Asked again it is the same deed; turned from, the record is read anew.',
      on: {
        'outcome.asked': 'ending',
        'ending.declined': { target: 'reading', actions: 'doubtRecord' },
      },
    },
    ended: {
      type: 'final',
      description: 'There is no membership any more.',
      entry: 'notifyEnded',
    },
  },
});
