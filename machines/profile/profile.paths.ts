import type { OwnRecord } from '#domain/member/own-record.ts';
import type { Profile } from '#domain/member/profile.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { profileMachine } from './profile.machine.ts';
import { profile, record, startsAt } from './profile.samples.part.ts';

/** Another tab may have become another member’s meanwhile. */
const changedElsewhere: OwnRecord = {
  ...record,
  member: 1002,
  version: 2,
  profile: { ...profile, address: 'Ada Sokak 5' },
};

const mended: Profile = { ...profile, address: 'Bozkır Sokak 1', wantsLetters: 'yes' };
const moved: Profile = {
  ...mended,
  cityId: 6,
  districtId: 601,
  neighbourhoodId: 6010,
  bloodTypeId: 8,
  professionId: 14,
  educationId: 6,
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

export const profileWalk = walk({
  flow: 'profile',
  machine: profileMachine,
  startsAt,
  starts: { plain: {} },
  events: {
    'profile.submitted': {
      'another address': { profile: mended, key: 'k-1' },
      'another province': { profile: moved, key: 'k-2' },
    },
    'ending.confirmed': { 'with a password': { password: 'Bozkir1923', key: 'k-3' } },
  },
  outcomes: {
    loadProfile: {
      'the record': answers(granted(record), 'S-08'),
      'changed elsewhere': answers(granted(changedElsewhere), 'S-08'),
      'no session': answers(refused('sign-in-needed')),
      'no answer': breaks(),
    },
    saveProfile: {
      saved: answers(granted({ version: 2 }), 'S-08'),
      'changed elsewhere': answers(refused('customer-changed'), 'S-08'),
      incomplete: answers(refused('profile-incomplete'), 'V-15'),
      'no such place': answers(refused('place-unknown')),
      'key in use': answers(refused('key-in-use')),
      'key used otherwise': answers(refused('key-used-otherwise')),
      'no session': answers(refused('sign-in-needed')),
      'no answer': breaks(),
    },
    foretellEnding: {
      'with something to lose': answers(
        granted({ tickets: 2, openTickets: 1, coupons: 1, packages: 3 }),
        'S-25',
      ),
      'with nothing to lose': answers(
        granted({ tickets: 0, openTickets: 0, coupons: 0, packages: 0 }),
        'S-25',
      ),
      'no session': answers(refused('sign-in-needed')),
      'no answer': breaks(),
    },
    endMembership: {
      ended: answers(granted(null), 'S-25'),
      'wrong password': answers(refused('password-wrong'), 'S-25'),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 }),
      'not the own one': answers(refused('document-not-found')),
      'under way': answers(refused('key-in-use'), 'S-25'),
      'key used otherwise': answers(refused('key-used-otherwise')),
      'no session': answers(refused('sign-in-needed')),
      'no answer': breaks(),
    },
  },
  control: () => null,
  proves: {
    'S-08': [
      'profile.changing|profile.submitted|0',
      'profile.saving|xstate.done.actor.saveProfile|0',
      'profile.saving|xstate.done.actor.saveProfile|1',
    ],
    'V-15': ['profile.saving|xstate.done.actor.saveProfile|2'],
    'S-25': [
      'profile.foretelling|xstate.done.actor.foretellEnding|0',
      'profile.confirming|ending.confirmed|0',
      'profile.ending|xstate.done.actor.endMembership|0',
      'profile.unheard|outcome.asked|0',
    ],
  },
  equivalent: {
    'profile.saving|xstate.done.actor.saveProfile|0: after the next branch': once,
    'profile.ending|xstate.done.actor.endMembership|0: after the next branch': once,
  },
});
