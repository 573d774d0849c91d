import { beginEid, logInByEid } from '#contract/members/e-id.ts';
import type { BrowserClient } from '../browser-client.ts';

export const eidPage = '/e-kimlik';

/** The number of the member of the seed whom the e-ID opens. */
export const eidMember = '10000000146';

/** Where a browser is sent to when it begins a login by e-ID. */
export const departureOf = async (client: BrowserClient, redirect: string | null = null): Promise<URL> => {
  const { url } = await (await client.post(beginEid.path, { redirect })).json();
  return new URL(url, client.headersOf().origin);
};

export type Choice = { readonly person?: string; readonly answer?: string };

/** Presses a button of the e-ID page and says where it leads back to. */
export const returnOf = async (
  client: BrowserClient,
  departure: URL,
  { person = eidMember, answer = 'approve' }: Choice = {},
): Promise<URL> => {
  const text = (name: string) => departure.searchParams.get(name) ?? '';
  const back = await client.send(eidPage, {
    state: text('state'),
    return: text('return'),
    person,
    answer,
  });
  return new URL(back.headers.get('location') ?? '', departure);
};

export const eidIn = ({ searchParams }: URL) => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
});

/** The whole way there and back; what the shop says to it. */
export const logsInByEid = async (client: BrowserClient, person: string = eidMember): Promise<Response> => {
  const back = await returnOf(client, await departureOf(client), { person });
  return client.post(logInByEid.path, eidIn(back));
};
