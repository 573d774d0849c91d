import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { registrationMachine } from './registration.machine.ts';

const startsAt = 1_795_251_600_000;

const citizen: RegistrationDraft = {
  ...blankRegistration,
  firstName: 'DENİZ',
  lastName: 'KAYA',
  gender: 'F',
  birthDate: '03.05.1990',
  identityNumber: '10000000146',
  email: 'deniz@example.com',
  phone: '532 123 45 67',
  contract: 'accepted',
};

const company: RegistrationDraft = {
  ...blankRegistration,
  kind: 'company',
  firstName: 'DENİZ',
  lastName: 'KAYA',
  companyName: 'ERCİYES TURİZM',
  taxNumber: '1234567890',
  taxAdministration: 'KOCASİNAN',
  email: 'erciyes@example.com',
  phone: '532 123 45 67',
  contract: 'accepted',
};

export const registrationWalk = walk({
  flow: 'registration',
  machine: registrationMachine,
  startsAt,
  starts: { plain: {} },
  events: {
    'registration.submitted': {
      'a citizen': { draft: citizen, key: 'k-1', at: startsAt },
      'a company': { draft: company, key: 'k-2', at: startsAt },
    },
    'activation.opened': { 'with an e-mail typed': { email: 'zeynep@example.com' } },
    'link.asked': { 'an e-mail': { email: 'zeynep@example.com', at: startsAt } },
  },
  outcomes: {
    verifyIdentity: {
      known: answers(granted(true), 'V-10'),
      'not known': answers(granted(false), 'V-10', 'E-03'),
      'not to be asked': answers(refused('identity-unreachable'), 'E-03'),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt }),
      'no answer': breaks('E-03'),
    },
    register: {
      registered: answers(granted(null), 'S-07', 'E-03'),
      'not known': answers(refused('identity-not-verified'), 'V-10', 'E-03'),
      'not to be asked': answers(refused('identity-unreachable'), 'E-03'),
      incomplete: answers(refused('registration-incomplete'), 'E-03'),
      'a sentence of the server': answers(refused('server-sentence', 'Üyelik şu anda açılamıyor.'), 'E-03'),
      'no answer': breaks('E-03'),
    },
    sendActivationLink: {
      sent: answers(granted(null), 'S-07'),
      'incorrect request': answers(refused('incorrect-request')),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt }),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {
    'S-07': [
      'registration.saving|xstate.done.actor.register|0',
      'registration.activating.sending|xstate.done.actor.sendActivationLink|0',
    ],
    'V-10': [
      'registration.filling|registration.submitted|0',
      'registration.verifying|xstate.done.actor.verifyIdentity|1',
    ],
    'E-03': [
      'registration.verifying|xstate.done.actor.verifyIdentity|1',
      'registration.verifying|xstate.done.actor.verifyIdentity|2',
      'registration.verifying|xstate.error.actor.verifyIdentity|0',
      'registration.saving|xstate.done.actor.register|0',
      'registration.saving|xstate.done.actor.register|1',
      'registration.saving|xstate.done.actor.register|2',
      'registration.saving|xstate.done.actor.register|3',
      'registration.saving|xstate.error.actor.register|0',
    ],
  },
});
