import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { escaped } from '#server/platform/escaped.ts';
import { renderServerPage } from '#server/platform/http/render-server-page.ts';
import { eidPath } from './simulated-e-id.ts';
import { testPersons } from './test-persons.ts';

export const eidAnswers = {
  approve: 'eid.approve',
  late: 'eid.late',
  'other-state': 'eid.other-state',
  refuse: 'eid.refuse',
} as const satisfies Record<string, MessageId>;

type Asked = { readonly state: string; readonly returnTo: string; readonly language: Language };

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;

const person = ({ name, citizenshipNo }: (typeof testPersons)[number], index: number) =>
  `<label><input type="radio" name="person" value="${citizenshipNo}"${index === 0 ? ' checked' : ''}> <bdi lang="tr">${escaped(name)}</bdi> <bdi dir="ltr">${citizenshipNo}</bdi></label>`;

/** The simulated sign-in page: who signs in, and what becomes of it. */
export const eidPage = ({ state, returnTo, language }: Asked): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  const buttons = Object.entries(eidAnswers).map(
    ([answer, id]) => `<button name="answer" value="${answer}">${escaped(say(id))}</button>`,
  );
  return renderServerPage({
    language,
    title: say('eid.title'),
    body: `<p>${escaped(say('eid.lead'))}</p><form method="post" action="${eidPath}">${hidden('state', state)}${hidden('return', returnTo)}<fieldset><legend>${escaped(say('eid.persons'))}</legend>${testPersons.map(person).join('')}</fieldset>${buttons.join('')}</form>`,
  });
};

/** What is said to whoever comes here without having been sent by the shop. */
export const eidNotSent = (language: Language): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  return renderServerPage({
    language,
    status: 400,
    title: say('eid.title'),
    body: `<p>${escaped(say('eid.not-sent'))}</p><p><a href="/">${escaped(say('eid.home'))}</a></p>`,
  });
};
