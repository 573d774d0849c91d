import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { profileWalk } from '#machines/profile/profile.paths.ts';
import type { RecordLists } from '#screens/user-information/record-lists.ts';
import { UserInformation } from '#screens/user-information/user-information.tsx';
import { nextKey } from '../../support/views/next-key.ts';
import { buttonsOf } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isOffered, isAsked } = buttonsOf('profile');

const here = (...places: readonly (readonly [id: number, name: string])[]) => ({
  state: 'here' as const,
  choices: places.map(([id, name]) => ({ id, name })),
});

const lists: RecordLists = {
  cities: here([6, 'ANKARA'], [34, 'İSTANBUL']),
  districts: here([601, 'ÇANKAYA']),
  neighbourhoods: here([6010, 'CUMHURİYET']),
  bloodTypes: here([1, 'A Rh+'], [8, '0 Rh-']),
  professions: here([8, 'Doktor'], [14, 'Avukat']),
  educations: here([6, 'Lisans']),
  show: () => undefined,
  askAgain: () => undefined,
};

const unkept = { read: () => null, keep: () => undefined };

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return page.elementLocator(element);
};

const type = async (sample: string | null) => {
  const sent = profileWalk.events['profile.submitted']?.[sample ?? ''];
  if (sent === undefined) throw new Error('There is no such sample.');
  const { profile, key } = sent;
  nextKey(key);
  await field('profile-phone').fill('0532 000 00 01');
  await field('profile-city').selectOptions(String(profile.cityId ?? ''));
  await field('profile-district').selectOptions(String(profile.districtId ?? ''));
  await field('profile-neighbourhood').selectOptions(String(profile.neighbourhoodId ?? ''));
  await field('profile-address').fill(`  ${profile.address} `);
  await field('profile-blood-type').selectOptions(String(profile.bloodTypeId ?? ''));
  await field('profile-profession').selectOptions(String(profile.professionId ?? ''));
  await field('profile-education').selectOptions(String(profile.educationId ?? ''));
  const letters = page.getByRole('checkbox', { name: tr['registration.wants-letters'] });
  if (!letters.element().matches(':checked')) await letters.click();
};

viewLayer({
  walk: profileWalk,
  draw: ({ actor }) => <UserInformation flow={actor} lists={lists} typing={unkept} picture={null} />,
  gestures: {
    'profile.wanted': () => press(tr['profile.read-again']),
    'change.asked': () => press(tr['profile.change']),
    'profile.submitted': async ({ cause }) => {
      await type(cause.kind === 'event' ? cause.sample : null);
      await press(tr['profile.save']);
    },
    'profile.abandoned': () => press(tr['registration.abandon']),
    'change.withdrawn': () => press(tr['profile.withdraw']),
    'ending.asked': () => press(tr['profile.end.ask']),
    'ending.confirmed': async () => {
      nextKey('k-3');
      await field('ending-password').fill('Bozkir1923');
      await press(tr['profile.end.confirm']);
    },
    'ending.declined': async (step) => {
      if (step.title.includes('unheard')) return press(tr['ui.dialog.close']);
      const name = step.title.includes('foretelling')
        ? tr['registration.abandon']
        : tr['profile.end.decline'];
      await press(name);
      await expect.poll(isOffered(tr['profile.end.ask'])).toBe(true);
    },
    'outcome.asked': () => press(tr['settling.ask']),
  },
  offers: {
    'profile.wanted': isOffered(tr['profile.read-again']),
    'change.asked': isOffered(tr['profile.change']),
    'profile.submitted': isAsked(tr['profile.save']),
    'change.withdrawn': isAsked(tr['profile.withdraw']),
    'ending.asked': isOffered(tr['profile.end.ask']),
    'ending.confirmed': isAsked(tr['profile.end.confirm']),
    'outcome.asked': isAsked(tr['settling.ask']),
  },
});
