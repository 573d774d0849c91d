import { type LoginRefusalTold, loginToldQuery } from '#domain/member/login-told.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { cookieHeader } from '#server/platform/http/cookie.ts';
import { formOf } from '#server/platform/http/form.ts';
import type { Site } from '#server/platform/http/site.ts';
import { logInWith } from './log-in.ts';

const longest = 1_000;

const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path } });

/** The page the form stands in, with the reason in its query. */
const backTo = (back: string, refusal: LoginRefusalTold) => {
  const [path = '', query = ''] = back.split('?');
  const told = new URLSearchParams(query);
  told.set(loginToldQuery, refusal);
  return seeOther(`${path}?${told}`);
};

const within = (path: string) => path.split('#', 1)[0] ?? path;

/** The login form as a browser without a script sends it. It leads to addresses of the shop and nowhere else. */
export const loginForm: Site<PeopleContext> = {
  method: 'post',
  path: '/giris',
  stands: 'everywhere',
  answer: async (request, house, { cookies, callerAddress, language }) => {
    const home = addresses.home.path;
    const form = await formOf(request);
    const text = (name: string) => form?.get(name) ?? '';
    const back = within(ownAddressOf(text('back'))?.path ?? home);
    const [username, password] = [text('username'), text('password')];
    if (username === '' || password === '' || username.length > longest || password.length > longest) {
      return backTo(back, 'incorrect-request');
    }
    const remembered = form?.has('remember') === true;
    const said = await logInWith({ username, password, remembered, language, cookies, callerAddress }, house);
    if (!said.ok) return backTo(back, said.refusal);
    const answer = seeOther(ownAddressOf(text('redirect'))?.path ?? back);
    for (const cookie of said.cookies ?? []) {
      answer.headers.append('set-cookie', cookieHeader(cookie, house.settings.origin));
    }
    return answer;
  },
};
