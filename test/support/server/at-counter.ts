import { correctAtCounter, findAtCounter, registerAtCounter } from '#contract/members/registration.ts';
import { written } from '#contract/wire/on-wire.ts';
import type { CustomerAtCounter, CustomerSought } from '#domain/member/customer-at-counter.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import type { LoggedInClient } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';

type Registered = { readonly draft: RegistrationDraft; readonly emailNeed?: EmailNeed };

/** Support registers a customer, whose number is told. */
export const registeredBy = async (
  { client, authorized }: LoggedInClient,
  { draft, emailNeed = 'optional' }: Registered,
): Promise<number> => {
  const sent = { draft, emailNeed, key: crypto.randomUUID() };
  const answer = await client.post(registerAtCounter.path, written(registerAtCounter.body, sent), authorized);
  return (await answer.json()).id;
};

export const seeks = ({ client, authorized }: LoggedInClient, sought: CustomerSought): Promise<Response> =>
  client.post(findAtCounter.path, sought, authorized);

/** The records an answer tells, as a form shows them. */
export const recordsIn = async (answer: Response): Promise<readonly CustomerAtCounter[]> =>
  findAtCounter.granted
    .parse(await answer.json())
    .customers.map((each) => ({ ...each, draft: normalizeRegistration(each.draft) }));

export type SentCorrection = {
  readonly id: number;
  readonly version?: number;
  readonly draft: RegistrationDraft;
  readonly key?: string;
};

const bodyOf = ({ version = 1, key = crypto.randomUUID(), ...sent }: SentCorrection) =>
  written(correctAtCounter.body, { version, key, ...sent });

export const corrects = (
  shop: TestShop,
  sent: SentCorrection,
  { client, authorized }: Pick<LoggedInClient, 'authorized' | 'client'>,
): Promise<Response> =>
  shop.ask(correctAtCounter.path, {
    method: 'PUT',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify(bodyOf(sent)),
  });
