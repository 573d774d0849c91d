import { test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { type LinkAnswer, type Login, type LoginAnswer, noEid } from '#machines/login/login.model.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { ActivationAnswer, IdentityAnswer } from '#machines/registration/registration.model.ts';
import { registrationWalk } from '#machines/registration/registration.paths.ts';
import { LoginCorner } from '#panels/login/login-corner.tsx';
import { RegistrationCorner } from '#panels/registration/registration-corner.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { expectRestUntil, refusingUntil } from './rests-until.ts';

const fill = (id: string, text: string) =>
  page.elementLocator(document.getElementById(id) ?? document.body).fill(text);

const openLogin = async (language: Language) => {
  const { say } = wordsOf(language);
  const refusing = refusingUntil();
  const login = createActor(
    loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginAnswer, Login>(refusing.refuse),
        sendPasswordLink: fromPromise<LinkAnswer, { readonly email: string }>(refusing.refuse),
        waitingEnd: refusing.waitingEnd,
      },
    }),
    { input: { reason: 'none', eid: noEid, goal: null, email: '', now: refusing.hour.now } },
  ).start();
  drawn(
    <ShopAround now={refusing.now}>
      <LoginCorner login={login} back="/" />
    </ShopAround>,
    language,
  );
  await page
    .getByRole('button', { name: say('login.open') })
    .first()
    .click();
  await fill('login-email', 'ayse@example.com');
  return { ...refusing, language, say };
};

test.each(languages)(
  '[E-02] in %s, who tried to log in too often reads how long to wait beside the control, and presses it then',
  async (language) => {
    const { say, ...opened } = await openLogin(language);
    await fill('login-password', 'Bozkir1924');
    const panel = page.getByRole('region', { name: say('login.title') });
    const submit = panel.getByRole('button', { name: say('login.submit'), exact: true });
    await expectRestUntil({ ...opened, button: submit });
  },
);

test.each(languages)(
  '[E-04] in %s, who had a link for a new password mailed too often reads how long to wait, and presses it then',
  async (language) => {
    const { say, ...opened } = await openLogin(language);
    await page.getByRole('button', { name: say('login.forgotten'), exact: true }).click();
    const button = page.getByRole('button', { name: say('forgotten.submit'), exact: true });
    await expectRestUntil({ ...opened, button });
  },
);

const citizen = registrationWalk.events['registration.submitted']?.['a citizen']?.draft ?? blankRegistration;

const openRegistration = (language: Language) => {
  const refusing = refusingUntil();
  const { waitingEnd } = refusing;
  const registration = createActor(
    registrationMachine.provide({
      actors: {
        verifyIdentity: fromPromise<IdentityAnswer, RegistrationDraft>(refusing.refuse),
        sendActivationLink: fromPromise<ActivationAnswer, { readonly email: string }>(refusing.refuse),
        waitingEnd,
      },
    }),
    { input: {} },
  ).start();
  const entered = Promise.resolve({ read: () => citizen, keep: () => undefined });
  drawn(
    <ShopAround now={refusing.now} enteredRegistration={() => entered}>
      <RegistrationCorner registration={registration} />
    </ShopAround>,
    language,
  );
  return { ...refusing, registration, language, say: wordsOf(language).say };
};

test.each(languages)(
  '[E-03] in %s, who had a person looked up too often to register reads how long to wait, and sends the same then',
  async (language) => {
    const { registration, say, ...opened } = openRegistration(language);
    registration.send({ type: 'registration.opened' });
    const button = page.getByRole('button', { name: say('registration.open'), exact: true });
    await expectRestUntil({ ...opened, button });
  },
);

test.each(languages)(
  '[S-07] in %s, who had the link that activates mailed too often reads how long to wait, and has it mailed then',
  async (language) => {
    const { registration, say, ...opened } = openRegistration(language);
    registration.send({ type: 'activation.opened', email: 'zeynep@example.com' });
    const button = page.getByRole('button', { name: say('forgotten.submit'), exact: true });
    await expectRestUntil({ ...opened, button });
  },
);
