import { granted, refused } from '#domain/values/answer.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { submissionWalk } from '#machines/kit/submission/submission.paths.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import type { HandOver, HandOverRefusal, Link } from '#panels/hand-over/hand-over.flow.ts';
import type { TakeOver, TakeOverRefusal } from '#screens/other-device/other-device.flow.ts';

export const shownLink = 'https://sefer.example/devam#k3b9';
export const shownCode = 'k3b9';
export const pressKey = '0b1f7a52-51d0-4b58-9a4e-2f6d1c3e5a70';

const { flow, startsAt } = submissionWalk;
const pressed = <Fields>(fields: Fields) => ({ fields, key: pressKey, at: startsAt });

/** The plain form as whoever asks for a link meets it. */
export const handOverWalk = walk({
  flow,
  startsAt,
  machine: submissionOf<HandOver, Link, HandOverRefusal>(),
  starts: { plain: { fields: {} } },
  events: {
    'form.submitted': { 'a link': pressed({}) },
    'form.begun': { 'another link': { fields: {} } },
  },
  outcomes: {
    sendForm: {
      granted: answers(granted({ link: shownLink })),
      refused: answers(refused('nothing-kept')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {},
});

/** The plain form as whoever follows the link meets it. */
export const takeOverWalk = walk({
  flow,
  startsAt,
  machine: submissionOf<TakeOver, null, TakeOverRefusal>(),
  starts: { plain: { fields: { code: shownCode } } },
  events: {
    'form.submitted': { 'the code': pressed({ code: shownCode }) },
    'form.begun': { 'the code again': { fields: { code: shownCode } } },
  },
  outcomes: {
    sendForm: {
      granted: answers(granted(null)),
      refused: answers(refused('too-many-tries')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {},
});
