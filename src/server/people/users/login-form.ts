import { loginRefusalQuery, type ReportedLoginRefusal } from '#domain/member/login-refusal.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { cookieHeader } from '#server/platform/http/cookie.ts';
import { formOf } from '#server/platform/http/form.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { logInWith } from './log-in.ts';

const longest = 1_000;

const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path } });

/** The page the form stands in, with the reason in its query. */
const backTo = (back: string, refusal: ReportedLoginRefusal) => {
  const [path = '', query = ''] = back.split('?');
  const params = new URLSearchParams(query);
  params.set(loginRefusalQuery, refusal);
  return seeOther(`${path}?${params}`);
};

const within = (path: string) => path.split('#', 1)[0] ?? path;

/** The login form as a browser without a script sends it. It leads to addresses of the shop and nowhere else. */
export const loginForm: ServerPage<PeopleContext> = {
  method: 'post',
  path: '/giris',
  availability: 'everywhere',
  answer: async (request, app, { cookies, callerAddress, language }) => {
    const home = addresses.home.path;
    const form = await formOf(request, app.settings);
    const text = (name: string) => form?.get(name) ?? '';
    const back = within(ownAddressOf(text('back'))?.path ?? home);
    const [username, password] = [text('username'), text('password')];
    if (username === '' || password === '' || username.length > longest || password.length > longest) {
      return backTo(back, 'incorrect-request');
    }
    const remembered = form?.has('remember') === true;
    const caller = { cookies, callerAddress, session: null };
    const result = await logInWith({ username, password, remembered, language, caller }, app);
    if (!result.ok) return backTo(back, result.refusal);
    const answer = seeOther(ownAddressOf(text('redirect'))?.path ?? back);
    for (const cookie of result.cookies ?? []) {
      answer.headers.append('set-cookie', cookieHeader(cookie, app.settings.origin));
    }
    return answer;
  },
};
