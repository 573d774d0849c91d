import { type Gateway, openGateway } from '#gateway/wire/gateway.ts';

export type Sent = { readonly to: string; readonly body: unknown };
export type Asks = (gateway: Gateway) => Promise<unknown>;

/** What a call of the gateway sends first, over a line that answers nothing anybody understands. */
export const sentBy = async (asks: Asks): Promise<Sent | undefined> => {
  const sent: Sent[] = [];
  const reach = async (request: Request) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    sent.push({ to: `${request.method} ${pathname}`, body: text === '' ? null : JSON.parse(text) });
    return new Response('?', { status: 400 });
  };
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  await Promise.allSettled([asks(openGateway({ ...surroundings, reach }, () => 0))]);
  return sent[0];
};
