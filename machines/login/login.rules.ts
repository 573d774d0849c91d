import { isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { loginMachine } from './login.machine.ts';
import type { EidReturn, LoginFlow } from './login.model.ts';

const { answered, asking, asks, contextIn, ends, eventIn, hears, reports, sees, shows, tagged } = signsOf<
  LoginFlow,
  typeof loginMachine
>();

const notLoggedIn = answered('logIn', isRefused);

export const loginRules: Rules = {
  flow: 'login',
  rules: {
    'logged-in-by-the-servers-word': always(
      ['S-01', 'S-06'],
      ends(),
      both(
        either(answered('logIn', isGranted), answered('logInByEid', isGranted)),
        shows(({ member }) => member !== null),
      ),
    ),
    'password-is-not-kept': always(
      ['S-01', 'V-01'],
      both(
        not(asks('logIn')),
        sees(({ isTaken }) => isTaken),
      ),
      shows(({ login }) => login.password === ''),
    ),
    'abandoned-is-taken-back': until(['S-05'], {
      from: both(hears('login.abandoned'), asks('takeBackLogin')),
      no: ends(),
      until: either(hears('login.submitted'), hears('eid.chosen')),
    }),
    'refusal-keeps-the-e-mail': eachOf(
      always(
        ['E-02'],
        notLoggedIn,
        both(
          tagged('loginShown'),
          not(tagged('busy')),
          sees((seen) => seen.context.refusal === refusalIn('logIn')(seen)),
        ),
      ),
      asGiven(['E-02'], {
        given: (seen) => eventIn('login.submitted')(seen)?.login.email,
        of: (seen) => (notLoggedIn.holds(seen) ? contextIn(seen).email : undefined),
      }),
    ),
    'e-id-leads-away': always(['S-06'], answered('beginEid', isGranted), reports('departed')),
    'link-when-asked': onceForEachYes(['E-04', 'V-01'], {
      yes: hears('link.asked'),
      ...asking('sendPasswordLink'),
      withdrawn: hears('forgotten.closed'),
    }),
    'link-outcome-is-shown': eachOf(
      always(['E-04'], answered('sendPasswordLink', isGranted), tagged('linkSent')),
      always(
        ['E-04'],
        answered('sendPasswordLink', isRefused),
        both(
          not(tagged('busy')),
          sees((seen) => seen.context.refusal === refusalIn('sendPasswordLink')(seen)),
        ),
      ),
    ),
    'tried-when-submitted': onceForEachYes(['S-01', 'E-02'], {
      yes: hears('login.submitted'),
      ...asking('logIn'),
      withdrawn: hears('login.abandoned'),
    }),
    'proof-comes-back-with-what-was-sent': eachOf(
      always(
        ['S-06'],
        asks('logInByEid'),
        asks('logInByEid', ({ code, state }: EidReturn) => code !== '' && state !== ''),
      ),
      asGiven(['S-06'], {
        given: (seen) => (begins.holds(seen) ? contextIn(seen).eid : undefined),
        of: inputOf<EidReturn>('logInByEid'),
      }),
    ),
  },
};
