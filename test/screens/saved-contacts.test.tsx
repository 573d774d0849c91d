import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { blankRegistration } from '#domain/member/registration.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';
import type { SubmissionPorts } from '#machines/kit/submission/submission.ports.ts';
import type { ContactRefusal, KeptContact } from '#screens/saved-contacts/saved-contacts.flow.ts';
import { SavedContacts } from '#screens/saved-contacts/saved-contacts.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const { say } = wordsOf('tr');

const named = (id: string, firstName: string): SavedContact => ({
  id,
  person: {
    ...blankRegistration,
    firstName,
    lastName: 'KAYA',
    birthDate: '03.05.1990',
    gender: 'F',
    identityNumber: '10000000146',
  },
});
const contacts = [named('1', 'DENİZ'), named('2', 'EGE')];

type AnswerContact = () => Promise<SubmissionAnswer<null, ContactRefusal>>;

const never: AnswerContact = () => new Promise(() => undefined);
const refusing: AnswerContact = async () => refused('contact-incomplete');
const breaking: AnswerContact = () => Promise.reject(new Error('No answer.'));

const formOf = <Fields, Granted>(
  fields: Fields,
  answer: () => Promise<SubmissionAnswer<Granted, ContactRefusal>>,
) => {
  const actors: SubmissionPorts<Fields, Granted, ContactRefusal> = {
    sendForm: fromPromise(answer),
    waitingEnd: fromPromise(() => new Promise(() => undefined)),
  };
  const form = createActor(submissionOf<Fields, Granted, ContactRefusal>().provide({ actors }), {
    input: { fields },
  }).start();
  onTestFinished(() => {
    form.stop();
  });
  return form;
};

/** The page of two saved passengers whose actions are answered so. Gives how often the list was asked for since. */
const contactsAnswered = (answer: AnswerContact) => {
  const nobody: KeptContact = { id: null, person: blankRegistration };
  const forms = {
    keeping: formOf<KeptContact, null>(nobody, answer),
    removing: formOf<string, null>('', answer),
    problem: formOf<null, readonly SavedContact[]>(null, async () => granted(contacts)),
  };
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  const AtDesk = () => {
    const [editing, edit] = useState<KeptContact | null>(null);
    const [leaving, leave] = useState<SavedContact | null>(null);
    return <SavedContacts desk={{ ...forms, contacts, editing, edit, leaving, leave, ask }} />;
  };
  drawn(
    <ShopAround now={() => Date.UTC(2026, 10, 21)}>
      <AtDesk />
    </ShopAround>,
  );
  return () => asked;
};

const cardOf = (at: number) => page.getByRole('article').nth(at);
const inDialog = (name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });

const actions = [
  {
    action: 'a removal',
    open: (at: number) =>
      cardOf(at)
        .getByRole('button', { name: say('contacts.remove') })
        .click(),
    send: () => inDialog(say('contacts.remove')).click(),
    close: () => inDialog(say('contacts.remove.decline')).click(),
    message: say('contacts.not-removed'),
  },
  {
    action: 'a change',
    open: (at: number) =>
      cardOf(at)
        .getByRole('button', { name: say('contacts.change') })
        .click(),
    send: () => inDialog(say('profile.save')).click(),
    close: () => inDialog(say('profile.withdraw')).click(),
    message: say('contacts.not-saved'),
  },
  {
    action: 'an addition',
    open: () => page.getByRole('button', { name: say('contacts.add'), exact: true }).click(),
    send: async () => {
      await page.getByRole('textbox', { name: say('passenger.first-name'), exact: true }).fill('CAN');
      await page.getByRole('textbox', { name: say('passenger.last-name'), exact: true }).fill('KAYA');
      await page.getByRole('radio', { name: say('passenger.gender.female') }).click();
      await page.getByRole('textbox', { name: say('passenger.birth-date'), exact: true }).fill('03.05.1990');
      await page.getByRole('textbox', { name: say('passenger.identity'), exact: true }).fill('10000000146');
      await inDialog(say('profile.save')).click();
    },
    close: () => inDialog(say('profile.withdraw')).click(),
    message: say('contacts.not-saved'),
  },
];

const isUnheard = () => expect.element(page.getByText(say('settling.unheard'))).toBeVisible();
const isWaiting = () =>
  expect.poll(() => document.querySelector('dialog[open] [aria-busy=true]') !== null).toBe(true);

test('[R-13] of the number of a saved passenger no more is shown than it is known by', () => {
  contactsAnswered(never);
  const text = document.body.textContent;
  expect([text.includes('10000000146'), text.includes('•••••••0146')]).toEqual([false, true]);
});

test.each(actions)(
  '[R-13] [E-09] why $action was refused is said of the one it was asked for, not of the next',
  async ({ open, send, close, message }) => {
    contactsAnswered(refusing);
    await open(0);
    await send();
    await expect.element(page.getByText(message)).toBeVisible();
    await close();
    await open(1);
    expect(page.getByText(message).elements()).toEqual([]);
  },
);

test.each(
  actions.flatMap((each) => [
    { ...each, answer: 'was lost', said: breaking, heard: isUnheard },
    { ...each, answer: 'has not come', said: never, heard: isWaiting },
  ]),
)(
  '[R-13] [E-09] the list is asked for anew when $action is closed whose answer $answer',
  async ({ open, send, close, said: answered, heard }) => {
    const asked = contactsAnswered(answered);
    await open(0);
    await close();
    expect(asked()).toBe(0);
    await open(0);
    await send();
    await heard();
    await close();
    expect(asked()).toBe(1);
  },
);
