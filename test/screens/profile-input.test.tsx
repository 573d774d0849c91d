import { beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileInput } from '#app/browser/input-shelf.ts';
import { keptProfileOf } from '#app/keeping/kept-profile.ts';
import type { OwnRecord } from '#domain/member/own-record.ts';
import type { Profile } from '#domain/member/profile.ts';
import { granted } from '#domain/values/answer.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { ReadAnswer, SaveAnswer } from '#machines/profile/profile.model.ts';
import type { ProfilePorts } from '#machines/profile/profile.ports.ts';
import { record as sample } from '#machines/profile/profile.samples.part.ts';

const profile: Profile = { ...sample.profile, address: 'Ada Sokak 5' };
const record: OwnRecord = { ...sample, document: null, profile };

/** The page of a member's own record, just loaded. */
const loaded = async (own: OwnRecord = record) => {
  const ports: Pick<ProfilePorts, 'loadProfile' | 'saveProfile'> = {
    loadProfile: fromPromise(() => Promise.resolve<ReadAnswer>(granted(own))),
    saveProfile: fromPromise(() => Promise.resolve<SaveAnswer>(granted({ version: 2 }))),
  };
  const flow = createActor(profileMachine.provide({ actors: ports }), { input: {} }).start();
  await expect.poll(() => flow.getSnapshot().matches('shown')).toBe(true);
  const typing = keptProfileOf(flow);
  typing.follow();
  flow.send({ type: 'change.asked' });
  return { flow, typing };
};

beforeEach(() => profileInput.forget());

test('[S-08] what was typed and not saved is there again for the same member, and for nobody else', async () => {
  const { typing } = await loaded();
  const entered = { ...profile, address: 'Bozkır', professionId: 14 };
  typing.keep(entered);
  const again = await loaded();
  const other = await loaded({ ...record, member: 1002 });
  expect([again.typing.read(), other.typing.read()]).toEqual([entered, null]);
});

test('[S-08] only what was typed goes over a record that was changed elsewhere meanwhile', async () => {
  const { typing } = await loaded();
  typing.keep({ ...profile, address: 'Bozkır' });
  const now = { ...profile, phone: '532 000 00 09', address: 'Diğer' };
  const later = await loaded({ ...record, version: 2, profile: now });
  expect(later.typing.read()).toEqual({ ...now, address: 'Bozkır' });
});

test('[F-01] a blood type is not written down in the browser', async () => {
  const { typing } = await loaded();
  typing.keep({ ...profile, bloodTypeId: 8, address: 'Bozkır' });
  expect(sessionStorage.getItem('profile-typed')).toBe('{"member":1001,"changes":{"address":"Bozkır"}}');
});

test('[S-08] what was typed goes when the change is given up', async () => {
  const { flow, typing } = await loaded();
  typing.keep({ ...profile, address: 'Bozkır' });
  flow.send({ type: 'change.withdrawn' });
  expect([typing.read(), sessionStorage.getItem('profile-typed')]).toEqual([null, '']);
});

test('[S-08] what was typed goes when it is saved', async () => {
  const { flow, typing } = await loaded();
  typing.keep({ ...profile, address: 'Bozkır' });
  flow.send({ type: 'profile.submitted', profile: { ...profile, address: 'Bozkır' }, key: 'k-1' });
  await expect.poll(() => flow.getSnapshot().matches({ shown: 'saved' })).toBe(true);
  expect(sessionStorage.getItem('profile-typed')).toBe('');
});
