import { granted, refused } from '#domain/values/answer.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { submissionWalk } from '#machines/kit/submission/submission.paths.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';

export const enteredFields = { oldPassword: 'Bozkir1923', newPassword: 'Yayla1924x' };
export const enteredKey = '6e0a2d1c-9a53-4c8a-8f0b-7f3f8f1a2b3c';

const empty = { oldPassword: '', newPassword: '' };
const { flow, startsAt } = submissionWalk;

/** The plain form as a member meets it who changes the password. */
export const passwordWalk = walk({
  flow,
  startsAt,
  machine: submissionOf<PasswordUpdate, null, PasswordUpdateRefusal>(),
  starts: { plain: { fields: empty } },
  events: {
    'form.submitted': { 'a new password': { fields: enteredFields, key: enteredKey, at: startsAt } },
    'form.begun': { 'an empty form': { fields: empty } },
  },
  outcomes: {
    sendForm: {
      granted: answers(granted(null)),
      refused: answers(refused('old-password-wrong')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {},
});
