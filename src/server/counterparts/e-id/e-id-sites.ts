import { ownAddressOf } from '#domain/shop/own-address.ts';
import { minute } from '#domain/values/durations.ts';
import { isLanguage, languageQuery } from '#domain/values/language.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { formOf } from '#server/platform/http/form.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { eidAnswers, eidNotSent, eidPage } from './e-id-page.ts';
import { eidPath } from './simulated-e-id.ts';
import { testPersonOf } from './test-persons.ts';

const codeLife = 5 * minute;
const secret = /^[\w-]{43}$/;

type Answer = keyof typeof eidAnswers;

const isAnswer = (text: string): text is Answer => Object.hasOwn(eidAnswers, text);

/** Only the shop's home is led back to, as a provider that registered it would. */
const isReturn = (path: string) => ownAddressOf(path)?.name === 'home';

const languageFor = (query: URLSearchParams, { language }: RequestContext) => {
  const wished = query.get(languageQuery) ?? '';
  return isLanguage(wished) ? wished : language;
};

const giveCode = async ({ db, clock }: PlatformContext, answer: Answer, citizenshipNo: string | null) => {
  const code = newSecret();
  const now = clock.now();
  await db.deleteFrom('eid_code').where('expires_at', '<=', now).execute();
  await db
    .insertInto('eid_code')
    .values({
      hash: hashOf(code),
      citizenship_no: answer === 'refuse' ? null : citizenshipNo,
      answers_late: answer === 'late',
      expires_at: now + codeLife,
    })
    .execute();
  return code;
};

const backWith = (path: string, code: string, state: string) => {
  const [home = '/', query = ''] = path.split('?');
  const back = new URLSearchParams(query);
  back.set('code', code);
  back.set('state', state);
  return new Response(null, { status: 303, headers: { location: `${home}?${back}` } });
};

export const eidSites: readonly ServerPage<PlatformContext>[] = [
  {
    method: 'get',
    path: eidPath,
    availability: 'simulated',
    answer: (request, _app, context) => {
      const { searchParams } = new URL(request.url);
      const [state, returnTo] = [searchParams.get('state') ?? '', searchParams.get('return') ?? ''];
      const language = languageFor(searchParams, context);
      const isSent = secret.test(state) && isReturn(returnTo);
      return Promise.resolve(isSent ? eidPage({ state, returnTo, language }) : eidNotSent(language));
    },
  },
  {
    method: 'post',
    path: eidPath,
    availability: 'simulated',
    answer: async (request, app, context) => {
      const form = await formOf(request, app.settings);
      const text = (name: string) => form?.get(name) ?? '';
      const [state, returnTo, answer] = [text('state'), text('return'), text('answer')];
      if (!secret.test(state) || !isReturn(returnTo) || !isAnswer(answer))
        return eidNotSent(context.language);
      const code = await giveCode(app, answer, testPersonOf(text('person')));
      return backWith(returnTo, code, answer === 'other-state' ? newSecret() : state);
    },
  },
];
