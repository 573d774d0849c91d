import { expect, test } from 'vitest';
import { ayse, header, rightPassword, tokenIn } from '#test/support/members.ts';
import { over, start } from '../../support/shop/built-server.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

test('[S-01] after kill -9 of the server the token opens, the cookie renews, and what was ended stays ended', async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  const login = () =>
    fetch(`${first.origin}/mc/user/login`, {
      method: 'POST',
      headers: { origin: first.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ username: ayse, password: rightPassword }),
    });
  const [kept, ended] = [await login(), await login()];
  const cookie =
    kept.headers
      .getSetCookie()
      .find((line) => line.startsWith('session='))
      ?.split(';')[0] ?? '';
  const [token, endedToken] = [await tokenIn(kept), await tokenIn(ended)];
  const left = await fetch(`${first.origin}/mc/user/logout`, {
    method: 'POST',
    headers: header(endedToken),
  });
  expect(left.status).toBe(200);
  await over(first.process, 'SIGKILL');

  const { origin } = await start(folder);
  const answers = [
    await fetch(`${origin}/mc/customers`, { headers: header(token) }),
    await fetch(`${origin}/mc/customers`, { headers: header(endedToken) }),
    await fetch(`${origin}/mc/user/session/resume`, { method: 'POST', headers: { origin, cookie } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
});
