import { asking, granted, when, withOutput } from '#machines/kit/flow/asking.ts';
import { actionIn, draftIn } from './catalogue-approval.model.ts';

const unheard = {
  description: 'No answer came; whether it was done is not known. It is asked again.',
  after: { recheckTime: 'carryingOut' },
  on: { 'outcome.asked': 'carryingOut' },
} as const;

const underway = when('isUnderway', 'unheard', []);
const gone = when('isGone', '#catalogueApproval.gone', withOutput('keepRefusal'));

/** What was typed is of no entry any more. It stays, and is saved as a new one. */
export const orphaned = when('isGone', '#catalogueApproval.editing.orphaned', [
  withOutput('keepRefusal'),
  'forgetEntry',
] as const);

export const saving = {
  description: 'The draft is saved under one key, from the version it was made from, until its end is known.',
  initial: 'carryingOut',
  states: {
    carryingOut: {
      description: 'The server is asked to save what was typed.',
      ...asking(
        'saveDraft',
        draftIn,
        [
          granted('#catalogueApproval.shown.saved', 'keepSaved'),
          underway,
          when('isConflict', '#catalogueApproval.comparing', withOutput('keepOutdated')),
          orphaned,
          { target: '#catalogueApproval.editing.refused', actions: withOutput('keepRefusal') },
        ],
        'unheard',
      ),
    },
    unheard,
  },
} as const;

export const doing = {
  description: 'What was asked is done under one key, to the version that was seen, until its end is known.',
  initial: 'carryingOut',
  states: {
    carryingOut: {
      description: 'The server is asked to do it.',
      ...asking(
        'carryOut',
        actionIn,
        [
          when('isEnded', '#catalogueApproval.ended', []),
          granted('#catalogueApproval.shown.done', 'keepEntry'),
          underway,
          when('isConflict', '#catalogueApproval.renewing', withOutput('keepRefusal')),
          gone,
          when('isNotDeleted', '#catalogueApproval.warned', withOutput('keepRefusal')),
          { target: '#catalogueApproval.shown.refused', actions: withOutput('keepRefusal') },
        ],
        'unheard',
      ),
    },
    unheard,
  },
} as const;
