import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { registrationInput } from '#app/browser/input-shelf.ts';
import { keptRegistration } from '#app/keeping/kept-registration.ts';
import { blankRegistration } from '#domain/member/registration.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { RegistrationForm } from '#panels/registration/registration-form.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const { say } = wordsOf('tr');

const comes = Promise.resolve(keptRegistration);
const opened = (language: 'fa' | 'tr' = 'tr') =>
  drawn(
    <ShopAround enteredRegistration={() => comes}>
      <RegistrationForm registration={createActor(registrationMachine, { input: {} })} />
    </ShopAround>,
    language,
  );

const field = (name: string) => {
  const element = document.getElementById(`registration-${name}`);
  if (element === null) throw new Error(`There is no ${name}.`);
  return page.elementLocator(element);
};

beforeEach(() => registrationInput.forget());

test('[S-07] what was typed stands in the form again when the page is loaded anew; the number of a paper does not', async () => {
  opened();
  await page.getByRole('radio', { name: say('passenger.gender.female') }).click();
  await field('firstName').fill('Işık');
  await field('birthDate').fill('3.5.1990');
  await field('identityNumber').fill('10000000146');
  await field('email').fill('isik@');
  await field('contract').click();
  const written = { ...blankRegistration, gender: 'F', firstName: 'IŞIK', birthDate: '03.05.1990' };
  expect(keptRegistration.read()).toEqual({ ...written, email: 'isik@', contract: 'accepted' });
});

test.each(['tr', 'fa'] as const)(
  '[S-07] [P-02] a form that is opened anew holds what was kept: %s',
  async (language) => {
    keptRegistration.keep({
      ...blankRegistration,
      kind: 'company',
      companyName: 'ERCİYES',
      firstName: 'IŞIK',
    });
    opened(language);
    await expect.element(field('companyName')).toHaveValue('ERCİYES');
    await expect.element(field('firstName')).toHaveValue('IŞIK');
  },
);

test('[S-07] the numbers of papers are never written down', () => {
  keptRegistration.keep({ ...blankRegistration, identityNumber: '10000000146', passportNumber: 'U12345' });
  const { identityNumber, passportNumber } = keptRegistration.read() ?? {};
  expect([identityNumber, passportNumber]).toEqual(['', '']);
  expect(Object.values({ ...sessionStorage }).join('')).not.toMatch(/10000000146|U12345/);
});

test('[S-07] what is kept and not understood is no registration', () => {
  sessionStorage.setItem('registration-typed', '{"kind":"company"}');
  expect(keptRegistration.read()).toBe(null);
});
