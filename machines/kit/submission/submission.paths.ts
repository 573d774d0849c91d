import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { submissionOf } from './submission.machine.ts';

const startsAt = 1_795_251_600_000;

export const submissionWalk = walk({
  flow: 'submission',
  machine: submissionOf<{ readonly text: string }, { readonly number: number }, 'not-allowed'>(),
  startsAt,
  starts: { plain: { fields: { text: '' } } },
  events: {
    'form.submitted': {
      'a text': { fields: { text: 'Merhaba' }, key: 'k-1', at: startsAt },
      'another text': { fields: { text: 'Günaydın' }, key: 'k-2', at: startsAt },
    },
    'form.begun': { 'an empty form': { fields: { text: '' } } },
  },
  outcomes: {
    sendForm: {
      granted: answers(granted({ number: 42 })),
      refused: answers(refused('not-allowed', 'Buna izin yok.')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {},
});
