import type { Page } from 'playwright';
import { expect } from 'vitest';
import { loadCustomer, updateCustomer } from '#contract/members/customers.ts';
import { endMembership, foretellMembershipEnd } from '#contract/members/membership-end.ts';
import type { Profile } from '#domain/member/profile.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { profileWalk } from '#machines/profile/profile.paths.ts';
import { type Action, browserLayer } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { comeAsMember } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { rightPassword } from '../../support/members.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const press = (page: Page, name: string) =>
  page.locator('[data-flow=profile]').getByRole('button', { name, exact: true }).click();

/** A page whose token is refused asks for another by its cookie, and then once more. */
const withoutSession =
  (call: string): Action =>
  ({ world }) =>
    world.always(call, refuses('sign-in-needed'));

const wayOut = (title: string): string => {
  if (title.includes('unheard')) return tr['ui.dialog.close'];
  return title.includes('foretelling') ? tr['registration.abandon'] : tr['profile.end.decline'];
};

const lost = { kind: 'garbage' } as const;
const passes = { kind: 'pass' } as const;

const type = async (page: Page, profile: Profile) => {
  const { cityId, districtId, neighbourhoodId, address } = profile;
  await page.locator('#profile-phone').fill('0532 000 00 01');
  await page.locator('#profile-city').selectOption(String(cityId ?? ''));
  await page.locator('#profile-district').selectOption(String(districtId ?? ''));
  await page.locator('#profile-neighbourhood').selectOption(String(neighbourhoodId ?? ''));
  await page.locator('#profile-address').fill(address);
  await page.locator('#profile-blood-type').selectOption(String(profile.bloodTypeId ?? ''));
  await page.locator('#profile-profession').selectOption(String(profile.professionId ?? ''));
  await page.locator('#profile-education').selectOption(String(profile.educationId ?? ''));
};

browserLayer(
  {
    walk: profileWalk,
    causes: {
      loadProfile: {
        call: loadCustomer.name,
        outcomes: {
          'the record': passes,
          'changed elsewhere': passes,
          'no session': withoutSession(loadCustomer.name),
          'no answer': lost,
        },
      },
      saveProfile: {
        call: updateCustomer.name,
        outcomes: {
          saved: passes,
          'changed elsewhere': refuses('customer-changed'),
          incomplete: refuses('profile-incomplete'),
          'no such place': refuses('place-unknown'),
          'key in use': refuses('key-in-use'),
          'key used otherwise': refuses('key-used-otherwise'),
          'no session': withoutSession(updateCustomer.name),
          'no answer': lost,
        },
      },
      foretellEnding: {
        call: foretellMembershipEnd.name,
        outcomes: {
          'with something to lose': says(foretellMembershipEnd, {
            tickets: 2,
            openTickets: 1,
            coupons: 1,
            packages: 3,
          }),
          'with nothing to lose': passes,
          'no session': withoutSession(foretellMembershipEnd.name),
          'no answer': lost,
        },
      },
      endMembership: {
        call: endMembership.name,
        outcomes: {
          ended: passes,
          'wrong password': refuses('password-wrong'),
          'too many tries': refuses('too-many-tries'),
          'not the own one': refuses('document-not-found'),
          'under way': refuses('key-in-use'),
          'key used otherwise': refuses('key-used-otherwise'),
          'no session': withoutSession(endMembership.name),
          'no answer': lost,
        },
      },
    },
    begin: async (scene) => {
      await comeAsMember(scene);
      await scene.page.goto('/kullanici-bilgisi');
    },
    gestures: {
      'profile.wanted': ({ page }) => press(page, tr['profile.read-again']),
      'change.asked': ({ page }) => press(page, tr['profile.change']),
      'profile.submitted': async ({ page }, { cause }) => {
        const sent =
          profileWalk.events['profile.submitted']?.[cause.kind === 'event' ? (cause.sample ?? '') : ''];
        if (sent === undefined) throw new Error('There is no such sample.');
        await type(page, sent.profile);
        await press(page, tr['profile.save']);
      },
      'profile.abandoned': ({ page }) => press(page, tr['registration.abandon']),
      'change.withdrawn': ({ page }) => press(page, tr['profile.withdraw']),
      'ending.asked': ({ page }) => press(page, tr['profile.end.ask']),
      'ending.confirmed': async ({ page }) => {
        await page.locator('#ending-password').fill(rightPassword);
        await press(page, tr['profile.end.confirm']);
      },
      'ending.declined': ({ page }, { title }) => press(page, wayOut(title)),
      'outcome.asked': ({ page }) => press(page, tr['settling.ask']),
    },
    stateIn: ({ page }) => flowState(page, 'profile'),
    unseen: {
      ended: async ({ page }) => {
        await page.getByText(tr['alert.membership-ended.title']).waitFor();
        await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
      },
    },
  },
  shop,
  visitor,
);
