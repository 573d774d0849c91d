import { catalogueActions } from '#domain/catalogue/catalogue-rights.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { catalogueApprovalMachine } from './catalogue-approval.machine.ts';
import { isLive, liveNameOf, may } from './catalogue-approval.model.ts';
import { both, dearer, editor, entries, longer, startsAt } from './catalogue-approval.samples.part.ts';

const subscriptions = { kind: 'subscriptions', id: 7 } as const;

const gone = answers(refused('catalogue-entry-gone'));
const conflict = answers(refused('catalogue-conflict'), 'S-23');
const lacking = {
  'role lacking': answers(refused('role-lacking')),
  'no session': answers(refused('sign-in-needed')),
};
const keyed = {
  conflict,
  gone,
  ...lacking,
  'on its way': answers(refused('key-in-use')),
  'key used otherwise': answers(refused('key-used-otherwise')),
  'not allowed now': answers(refused('not-allowed-now')),
  'no answer': breaks(),
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

const done = (action: string) => `catalogueApproval.shown|${action}.asked|0`;

export const catalogueApprovalWalk = walk({
  flow: 'catalogue-approval',
  machine: catalogueApprovalMachine,
  startsAt,
  starts: {
    'by an editor': { ...subscriptions, staff: { id: editor, roles: ['editor'] } },
    'by one who also approves': { ...subscriptions, staff: { id: both, roles: ['editor', 'approver'] } },
    'of another kind': { kind: 'passenger-types', id: 7, staff: { id: editor, roles: ['editor'] } },
    'with a new one': { ...subscriptions, id: null, staff: { id: editor, roles: ['editor'] } },
    'with a new one, by support': { ...subscriptions, id: null, staff: { id: 3, roles: ['support'] } },
  },
  events: {
    'draft.submitted': {
      dearer: { fields: dearer, effectiveDate: null, key: 'k-1' },
      'longer, from a day on': { fields: longer, effectiveDate: '2026-12-01', key: 'k-2' },
    },
    'sending.asked': { once: { key: 'k-3' } },
    'recall.asked': { once: { key: 'k-4' } },
    'action.confirmed': {
      once: { key: 'k-5', effectiveDate: null },
      'once more': { key: 'k-8', effectiveDate: null },
    },
    'publication.confirmed': {
      'by its name': { name: 'Aylık', key: 'k-6' },
      'by another name': { name: 'Haftalık', key: 'k-7' },
    },
  },
  outcomes: {
    loadEntry: {
      published: answers(granted(entries.published)),
      'published, with a change to come': answers(granted(entries.coming)),
      'a creation as a draft': answers(granted(entries.createDraft)),
      'a creation that waits': answers(granted(entries.createWaiting)),
      'an update as a draft': answers(granted(entries.updateDraft)),
      'changed elsewhere': answers(granted(entries.changedElsewhere)),
      'an update that waits': answers(granted(entries.updateWaiting)),
      'an update that waits, sent by who approves': answers(granted(entries.updateOfBoth)),
      'a draft that cannot be drawn': answers(granted(entries.undrawnDraft)),
      'one that waits and cannot be drawn': answers(granted(entries.undrawnWaiting)),
      'a deletion as a draft': answers(granted(entries.deleteDraft)),
      'a deletion that waits': answers(granted(entries.deleteWaiting)),
      gone,
      ...lacking,
      'no answer': breaks(),
    },
    saveDraft: {
      'a creation': answers(granted(entries.createDraft), 'S-23'),
      'an update': answers(granted(entries.updateDraft), 'S-23'),
      'code taken': answers(refused('catalogue-code-taken')),
      incomplete: answers(refused('catalogue-incomplete')),
      ...keyed,
    },
    carryOut: {
      waiting: answers(granted(entries.updateWaiting), 'S-23'),
      'a draft again': answers(granted(entries.updateDraft), 'S-23'),
      published: answers(granted(entries.published), 'S-23'),
      'a deletion as a draft': answers(granted(entries.deleteDraft), 'S-23'),
      ended: answers(granted(null), 'S-23'),
      'in use': answers(refused('catalogue-entry-in-use', 'Bu abonman satılıyor.'), 'E-05'),
      'no such coach': answers(refused('catalogue-frame-unknown'), 'S-23'),
      'sent by oneself': answers(refused('sender-cannot-publish'), 'S-23'),
      ...keyed,
    },
  },
  control: (context) => ({
    id: context.id,
    staff: context.staff,
    rights: catalogueActions.map((action) => may(context, action)),
    isLive: isLive(context),
    name: liveNameOf(context),
    action: context.action,
  }),
  proves: {
    'S-23': [
      done('sending'),
      done('recall'),
      done('rejection'),
      done('publication'),
      done('cancellation'),
      done('draft-deletion'),
      done('deletion'),
      done('taking-back'),
      'catalogueApproval.naming|publication.confirmed|0',
    ],
    'E-05': ['catalogueApproval.doing.carryingOut|xstate.done.actor.carryOut|5'],
  },
  equivalent: Object.fromEntries(
    [
      'reading|xstate.done.actor.loadEntry|0',
      'renewing|xstate.done.actor.loadEntry|0',
      'comparing|xstate.done.actor.loadEntry|0',
      'saving.carryingOut|xstate.done.actor.saveDraft|0',
      'saving.carryingOut|xstate.done.actor.saveDraft|1',
      'saving.carryingOut|xstate.done.actor.saveDraft|2',
      'doing.carryingOut|xstate.done.actor.carryOut|1',
      'doing.carryingOut|xstate.done.actor.carryOut|2',
      'doing.carryingOut|xstate.done.actor.carryOut|3',
    ].map((arrow) => [`catalogueApproval.${arrow}: after the next branch`, once]),
  ),
});
