import { answerOf, isGranted, isRefused, isSettled, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven, keeps } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { profileMachine } from './profile.machine.ts';
import type { ProfileFlow, ReadAnswer } from './profile.model.ts';

const { answered, asking, asks, hears, reports, sees, shows, stands } = signsOf<
  ProfileFlow,
  typeof profileMachine
>();

const readIn = answerOf<ReadAnswer>('loadProfile');
const whyNotSaved = refusalIn('saveProfile');
const whyNotEnded = refusalIn('endMembership');

export const profileRules: Rules = {
  flow: 'profile',
  rules: {
    'ended-when-meant': eachOf(
      until(['S-25'], {
        from: either(begins, hears('ending.asked'), hears('ending.declined')),
        no: asks('endMembership'),
        until: hears('ending.confirmed'),
      }),
      onceForEachYes(['S-25'], {
        yes: hears('ending.confirmed'),
        ...asking('endMembership', isSettled),
        withdrawn: either(hears('ending.asked'), hears('ending.declined')),
      }),
    ),
    'saved-when-pressed': onceForEachYes(['S-08'], {
      yes: hears('profile.submitted'),
      ...asking('saveProfile'),
      withdrawn: either(hears('profile.abandoned'), hears('change.withdrawn')),
    }),
    'loss-shown-before': until(['S-25'], {
      from: either(begins, hears('ending.asked')),
      no: hears('ending.confirmed'),
      until: answered('foretellEnding', isGranted),
    }),
    'ended-by-the-servers-word': always(
      ['S-25'],
      reports('membership-ended'),
      answered('endMembership', isGranted),
    ),
    'ended-once': keeps(['S-25'], {
      of: (seen) => inputOf<{ readonly key: string }>('endMembership')(seen)?.key,
      until: begins,
    }),
    'membership-read-is-ended': asGiven(['S-25'], {
      given: (seen) => {
        const answer = readIn(seen);
        return answer?.ok === true ? answer.value.member : undefined;
      },
      of: (seen) => inputOf<{ readonly member: number }>('endMembership')(seen)?.member,
    }),
    'password-is-not-kept': always(
      ['S-25'],
      both(
        not(asks('endMembership')),
        not(stands('unheard')),
        sees(({ isTaken }) => isTaken),
      ),
      shows(({ password }) => password === ''),
    ),
    'who-says-no-stays': always(
      ['S-25'],
      hears('ending.declined'),
      either(stands('shown'), asks('loadProfile')),
    ),
    'saved-from-what-was-read': always(
      ['S-08'],
      asks('saveProfile'),
      sees(
        (seen) =>
          inputOf<{ readonly version: number }>('saveProfile')(seen)?.version ===
          seen.context.record?.version,
      ),
    ),
    'changed-elsewhere-is-read': always(
      ['S-08'],
      answered(
        'saveProfile',
        (answer: { readonly refusal?: string }) => answer.refusal === 'customer-changed',
      ),
      asks('loadProfile'),
    ),
    'refusal-is-shown': always(
      ['E-01'],
      either(
        answered('saveProfile', isRefused),
        answered(
          'endMembership',
          (answer: { readonly ok: boolean; readonly refusal?: string }) => !answer.ok && isSettled(answer),
        ),
      ),
      sees((seen) => seen.context.refusal === (whyNotSaved(seen) ?? whyNotEnded(seen))),
    ),
  },
};
