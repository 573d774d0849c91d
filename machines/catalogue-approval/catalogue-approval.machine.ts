import { assign, emit, setup } from 'xstate';
import { asking, granted, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { eventOf } from '#machines/kit/flow/params.ts';
import { doing, orphaned, saving } from './catalogue-approval.doing.part.ts';
import * as flow from './catalogue-approval.model.ts';
import { catalogueApprovalPorts } from './catalogue-approval.ports.ts';

const refused = withOutput('keepRefusal');
const gone = when('isGone', 'gone', refused);
const meant = <const Action extends flow.PlainAction>(action: Action) =>
  ({ type: 'noteAction', params: { action } }) as const;

export const catalogueApprovalMachine = setup({
  types: {} as flow.CatalogueApproval,
  actors: catalogueApprovalPorts,
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    mayEdit: ({ context }) => flow.may(context, 'edit'),
    maySend: ({ context }) => flow.may(context, 'send'),
    mayRecall: ({ context }) => flow.may(context, 'recall'),
    mayReject: ({ context }) => flow.may(context, 'reject'),
    mayPublish: ({ context }) => flow.may(context, 'publish'),
    mayPublishLive: ({ context }) => flow.may(context, 'publish') && flow.isLive(context),
    mayCancel: ({ context }) => flow.may(context, 'cancel'),
    mayDeleteDraft: ({ context }) => flow.may(context, 'delete-draft'),
    mayAskDeletion: ({ context }) => flow.may(context, 'ask-deletion'),
    mayTakeBack: ({ context }) => flow.may(context, 'take-back'),
    isNamed: ({ context }, { name }: { readonly name: string }) => flow.isNamed(context, name),
    isGranted: (_, answer: flow.AnyAnswer) => answer.ok,
    isEnded: (_, answer: flow.AnyAnswer) => flow.isEnded(answer),
    isUnderway: (_, answer: flow.AnyAnswer) => flow.isRefusedAs(answer, 'key-in-use'),
    isConflict: (_, answer: flow.AnyAnswer) => flow.isRefusedAs(answer, 'catalogue-conflict'),
    isGone: (_, answer: flow.AnyAnswer) => flow.isRefusedAs(answer, 'catalogue-entry-gone'),
    isNotDeleted: ({ context }, answer: flow.AnyAnswer) => !answer.ok && flow.isDeletion(context),
  },
  actions: {
    keepEntry: assign(flow.entryKept),
    renewEntry: assign(flow.entryRenewed),
    noteDraft: assign(flow.draftNoted),
    forgetEntry: assign(flow.entryForgotten),
    forgetDraft: assign({ sent: null, refusal: null, message: null }),
    keepSaved: assign(flow.draftSaved),
    noteAction: assign(flow.actionNoted),
    noteKey: assign((_, { key }: { readonly key: string }) => ({ key })),
    noteConfirmed: assign(flow.actionConfirmed),
    keepRefusal: assign(flow.refusedBy),
    keepOutdated: assign(flow.outdatedBy),
    keepNotReached: assign({ refusal: 'not-reached', message: null }),
    forgetRefusal: assign(flow.fresh),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'catalogueApproval',
  context: ({ input }) => flow.begun(input),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'It is decided whether an entry is read or a new one written.',
      always: [
        { guard: 'isKnown', target: 'reading' },
        { guard: 'mayEdit', target: 'editing' },
        { target: 'left' },
      ],
    },
    reading: {
      description: 'The server is asked for the entry: what is published, and what is meant beside it.',
      ...asking(
        'loadEntry',
        flow.wantedIn,
        [granted('shown', 'keepEntry'), gone, { target: 'unread', actions: refused }],
        'unread',
      ),
    },
    unread: {
      description: 'The entry did not come; it may be asked for again.',
      on: { 'entry.asked': 'reading' },
    },
    shown: {
      description: 'The entry is read. What may be done follows from how it stands and from who asks.',
      initial: 'plain',
      on: {
        'entry.asked': 'reading',
        'edit.asked': { guard: 'mayEdit', target: 'editing', actions: 'forgetRefusal' },
        'sending.asked': {
          guard: 'maySend',
          target: 'doing',
          actions: [meant('send'), withEvent('noteKey')],
        },
        'recall.asked': {
          guard: 'mayRecall',
          target: 'doing',
          actions: [meant('recall'), withEvent('noteKey')],
        },
        'rejection.asked': { guard: 'mayReject', target: 'confirming', actions: meant('reject') },
        'publication.asked': [
          { guard: 'mayPublishLive', target: 'naming', actions: meant('publish') },
          { guard: 'mayPublish', target: 'confirming', actions: meant('publish') },
        ],
        'cancellation.asked': { guard: 'mayCancel', target: 'confirming', actions: meant('cancel') },
        'draft-deletion.asked': {
          guard: 'mayDeleteDraft',
          target: 'confirming',
          actions: meant('delete-draft'),
        },
        'deletion.asked': { guard: 'mayAskDeletion', target: 'confirming', actions: meant('ask-deletion') },
        'taking-back.asked': { guard: 'mayTakeBack', target: 'confirming', actions: meant('take-back') },
      },
      states: {
        plain: { description: 'Nothing was done with it here.' },
        saved: { description: 'A draft has just been saved.' },
        done: { description: 'What was asked has just been done.' },
        refused: { description: 'What was asked was not done; the reason is shown.' },
        changed: {
          description:
            'What was asked was not done: somebody else has changed it meanwhile. How it stands now is shown.',
        },
      },
    },
    confirming: {
      description: 'It is asked whether it is meant.',
      on: {
        'action.confirmed': { target: 'doing', actions: withEvent('noteConfirmed') },
        'action.declined': 'shown',
      },
    },
    naming: {
      description: 'Travellers meet this entry. To publish its change, its name is typed.',
      initial: 'fresh',
      on: {
        'publication.confirmed': [
          {
            guard: { type: 'isNamed', params: eventOf },
            target: 'doing',
            actions: withEvent('noteKey'),
          },
          { target: '.otherwise' },
        ],
        'action.declined': 'shown',
      },
      states: {
        fresh: { description: 'Nothing was typed yet.' },
        otherwise: { description: 'Another name was typed; nothing was published.' },
      },
    },
    doing,
    renewing: {
      description: 'Somebody else has changed the entry; it is read again.',
      ...asking(
        'loadEntry',
        flow.wantedIn,
        [granted('shown.changed', 'renewEntry'), gone, { target: 'unread', actions: refused }],
        'unread',
      ),
    },
    warned: {
      description: 'It was not deleted. What the server said is shown until it was read.',
      on: { 'warning.read': { target: 'shown', actions: 'forgetRefusal' } },
    },
    editing: {
      description: 'The form of the entry is open.',
      initial: 'fresh',
      on: {
        'draft.submitted': { guard: 'mayEdit', target: 'saving', actions: withEvent('noteDraft') },
        'edit.withdrawn': [
          { guard: 'isKnown', target: 'shown', actions: 'forgetDraft' },
          { target: 'left', actions: 'forgetDraft' },
        ],
      },
      states: {
        fresh: { description: 'Nothing was sent yet.' },
        refused: { description: 'It was not saved; the reason is shown and what was typed stays.' },
        outdated: {
          description: 'Somebody else has changed it meanwhile. How it stands now is beside what was typed.',
        },
        orphaned: {
          description:
            'Somebody else has ended the entry while it was typed. What was typed stays, and is saved as a new entry.',
        },
      },
    },
    saving,
    comparing: {
      description: 'Somebody else has changed the entry while it was typed; it is read again.',
      ...asking(
        'loadEntry',
        flow.wantedIn,
        [
          granted('editing.outdated', 'renewEntry'),
          orphaned,
          { target: 'editing.refused', actions: refused },
        ],
        'editing.refused',
      ),
    },
    ended: { type: 'final', description: 'There is no such entry any more: what was asked has ended it.' },
    gone: { type: 'final', description: 'There is no such entry any more: somebody else has ended it.' },
    left: { type: 'final', description: 'Nothing was begun.' },
  },
});
