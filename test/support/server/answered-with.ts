import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import { type Gateway, openGateway } from '#gateway/wire/gateway.ts';

const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;

/** A gateway to a server that answers every call with one body of the wire. */
export const answeredWith = (body: unknown): Gateway =>
  openGateway({ ...surroundings, reach: async () => Response.json(body) }, () => 0);

/** A gateway to a server that says no to every call by one name. */
export const refusedWith = (refusal: RefusalName): Gateway => {
  const { status, code } = refusals[refusal];
  const body = { timestamp: '', traceId: '', status: '', type: refusal, code, message: '', detail: '' };
  const reach = async () => Response.json({ ...body, title: null }, { status });
  return openGateway({ ...surroundings, reach }, () => 0);
};
