import { isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, type Rules } from '#machines/kit/judge/rule.ts';
import { both, either, inputOf, signsOf } from '#machines/kit/judge/sign.ts';
import type { submissionOf } from './submission.machine.ts';
import type { Submission } from './submission.model.ts';

type AnyForm = Submission<unknown, unknown, string>;

const { answered, asking, contextIn, eventIn, hears, noAnswer, passes, reports, sees, stands, tagged } =
  signsOf<AnyForm, ReturnType<typeof submissionOf<unknown, unknown, string>>>();

const notTaken = either(answered('sendForm', isRefused), noAnswer('sendForm'), passes('waitingEnd'));
const refusedBecause = refusalIn('sendForm');

export const submissionRules: Rules = {
  flow: 'submission',
  rules: {
    'sent-when-pressed': onceForEachYes(['C-12'], {
      yes: hears('form.submitted'),
      ...asking('sendForm'),
      withdrawn: either(hears('form.abandoned'), hears('form.begun')),
    }),
    'granted-is-reported': always(
      ['C-12'],
      answered('sendForm', isGranted),
      both(reports('granted'), tagged('done')),
    ),
    'granted-by-the-servers-word': always(['C-12'], reports('granted'), answered('sendForm', isGranted)),
    'refusal-keeps-the-form': eachOf(
      always(
        ['E-01'],
        notTaken,
        both(
          stands('editing.refused'),
          sees((seen) => seen.context.refusal === (refusedBecause(seen) ?? 'not-reached')),
        ),
      ),
      asGiven(['E-01'], {
        given: (seen) => eventIn('form.submitted')(seen)?.fields,
        of: (seen) => (notTaken.holds(seen) ? contextIn(seen).fields : undefined),
      }),
    ),
    'sent-is-what-was-entered': always(
      ['C-12'],
      hears('form.submitted'),
      sees(
        (seen) =>
          JSON.stringify(inputOf<{ readonly fields: unknown }>('sendForm')(seen)?.fields) ===
          JSON.stringify(Reflect.get(seen.event, 'fields')),
      ),
    ),
  },
};
