import { blankRegistration, isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import { isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, type Rules, until } from '#machines/kit/judge/rule.ts';
import { both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { registrationMachine } from './registration.machine.ts';
import type { Registered, Registration } from './registration.model.ts';

const { answered, asking, asks, contextIn, eventIn, hears, noAnswer, passes, reports, sees, shows, tagged } =
  signsOf<Registration, typeof registrationMachine>();

const verifiedIn = inputOf<RegistrationDraft>('verifyIdentity');
const registeredIn = inputOf<Registered>('register');
const submitted = hears('registration.submitted', ({ draft }) => isOfRegister(draft));

/** The registration was not taken, or nobody knows whether it was. */
const notTaken = both(
  tagged('formShown'),
  either(
    answered('verifyIdentity', (answer: { readonly value?: unknown }) => answer.value !== true),
    noAnswer('verifyIdentity'),
    answered('register', isRefused),
    noAnswer('register'),
    passes('waitingEnd'),
  ),
);

export const registrationRules: Rules = {
  flow: 'registration',
  rules: {
    'verified-before-saved': until(['V-10'], {
      from: submitted,
      no: asks('register'),
      until: either(
        answered(
          'verifyIdentity',
          (answer: { readonly ok: boolean; readonly value?: unknown }) => answer.value === true,
        ),
        both(hears('registration.submitted'), not(submitted)),
      ),
    }),
    'unverified-is-not-saved': always(
      ['V-10', 'E-03'],
      answered('verifyIdentity', (answer: { readonly value?: unknown }) => answer.value === false),
      both(tagged('unverified'), not(asks('register'))),
    ),
    'signed-up-by-the-servers-word': always(['S-07'], reports('signed-up'), answered('register', isGranted)),
    'what-was-sent-is-forgotten': always(
      ['S-07'],
      reports('signed-up'),
      shows(({ draft }) => JSON.stringify(draft) === JSON.stringify(blankRegistration)),
    ),
    'refusal-keeps-the-form': eachOf(
      until(['E-03'], {
        from: hears('registration.submitted'),
        no: not(tagged('formShown')),
        until: either(answered('register', isGranted), hears('registration.closed')),
      }),
      asGiven(['E-03'], {
        given: (seen) => eventIn('registration.submitted')(seen)?.draft,
        of: (seen) => (notTaken.holds(seen) ? contextIn(seen).draft : undefined),
      }),
      always(['E-03'], answered('register', isRefused), not(tagged('busy'))),
    ),
    'sent-is-what-was-entered': eachOf(
      asGiven(['S-07', 'F-01'], {
        given: (seen) => eventIn('registration.submitted')(seen)?.draft,
        of: (seen) => verifiedIn(seen) ?? registeredIn(seen)?.draft,
      }),
      always(
        ['S-07'],
        asks('register'),
        asks('register', ({ key }: Registered) => key !== ''),
      ),
    ),
    'sent-when-pressed': onceForEachYes(['S-07', 'F-01'], {
      yes: hears('registration.submitted'),
      ...asking('register'),
      withdrawn: hears('registration.abandoned'),
    }),
    'link-outcome-is-shown': eachOf(
      always(['S-07'], answered('sendActivationLink', isGranted), tagged('linkSent')),
      always(
        ['S-07'],
        answered('sendActivationLink', isRefused),
        both(
          not(tagged('busy')),
          sees((seen) => seen.context.refusal === refusalIn('sendActivationLink')(seen)),
        ),
      ),
    ),
    'link-when-asked': onceForEachYes(['S-07'], {
      yes: hears('link.asked'),
      ...asking('sendActivationLink'),
      withdrawn: hears('activation.closed'),
    }),
  },
};
