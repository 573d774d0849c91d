import { beginSession } from '#server/people/sessions/begin-session.ts';
import { type BrowserClient, browserClient } from './browser-client.ts';
import type { TestShop } from './open-test-shop.ts';

/** Members of the seed, by what they are for. */
export const ayse = 'ayse@example.com';
export const company = 'bozkir@example.com';
export const notActivated = 'zeynep@example.com';
export const foreigner = 'sara@example.com';
export const staff = 'elif@example.com';
export const rightPassword = 'Bozkir1923';

export const minute = 60_000;
export const hour = 60 * minute;

export type LoggedInClient = {
  readonly client: BrowserClient;
  readonly token: string;
  readonly authorized: Readonly<Record<string, string>>;
};

const isLoggedIn = (body: unknown): body is { readonly accessToken: string } =>
  typeof body === 'object' && body !== null && 'accessToken' in body && typeof body.accessToken === 'string';

/** The token an answer gives. */
export const tokenIn = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json();
  if (!isLoggedIn(body)) throw new Error(`Nobody was logged in: ${answer.status} ${JSON.stringify(body)}`);
  return body.accessToken;
};

export const header = (token: string) => ({ 'user-authorization': token });

type LoginAs = { readonly email?: string; readonly password?: string; readonly remember?: boolean };

export const logInTo = async (
  shop: TestShop,
  { email = ayse, password = rightPassword, remember = false }: LoginAs = {},
  client: BrowserClient = browserClient(shop),
): Promise<LoggedInClient> => {
  const answer = await client.post('/mc/user/login', { username: email, password, remember });
  const token = await tokenIn(answer);
  return { client, token, authorized: header(token) };
};

/** A member who is logged in already: the session is begun without asking for the password. */
export const memberOf = async (
  { open, ...shop }: TestShop,
  { email = ayse, remember = false }: LoginAs = {},
): Promise<LoggedInClient> => {
  const { db, clock } = open.app;
  const { id } = await db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const beginning = { userId: id, remembered: remember, now: clock.now() };
  const { accessToken, renewalToken } = await beginSession(db, beginning);
  const client = browserClient({ open, ...shop });
  client.cookies.set('session', renewalToken);
  return { client, token: accessToken, authorized: header(accessToken) };
};

/** Moves the hour of the shop, for every process of it. */
export const moveClock = async ({ open }: TestShop, by: number): Promise<void> => {
  await open.world?.carryOut({ do: 'move-clock', by });
};

/** Everything as on the first day. */
export const resetWorld = async ({ open }: TestShop): Promise<void> => {
  await open.world?.carryOut({ do: 'reset' });
};
