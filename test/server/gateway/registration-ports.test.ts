import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import { lazyGateway } from '#app/ports/gateway.ts';
import { registrationOver } from '#app/ports/sessions.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { Meeting } from '#server/office/world/commands.ts';
import { notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, foreigner, keptOf } from '#test/support/registrations.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { refuses } from '../../support/shop/wire-answers.ts';

const clock = serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** The registration of a page, plugged the way the shop plugs it. */
const registrationOfPage = () => {
  const gateway = lazyGateway({
    origin: `http://127.0.0.1:${shop.port}`,
    environment: 'LOCAL-DEV',
    language: 'tr',
  });
  const actors = registrationOver(gateway, deadlineBy(clock));
  const actor = createActor(registrationMachine.provide({ actors }), { input: {} });
  const messages: string[] = [];
  actor.on('*', ({ type }) => messages.push(type));
  return { actor: actor.start(), messages };
};

type RegistrationOfPage = ReturnType<typeof registrationOfPage>['actor'];

const settled = (actor: RegistrationOfPage) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

const submit = (actor: RegistrationOfPage, draft = citizen) => {
  actor.send({ type: 'registration.opened' });
  actor.send({ type: 'registration.submitted', draft, key: 'k-1', at: 0 });
  return settled(actor);
};

const meet = (name: string, meeting: Meeting) =>
  shop.open.world?.carryOut({ do: 'meet', name, with: meeting, times: null });

test('[E-03] [V-10] a citizen is verified first, then saved, and the shop says signed up', async () => {
  const { asked } = browserFetch(shop);
  const { actor, messages } = registrationOfPage();
  const { value, context } = await submit(actor);
  expect([value, messages, context.draft.identityNumber]).toEqual(['signedUp', ['signed-up'], '']);
  expect(asked).toEqual(['POST /mc/verify/citizenship', 'POST /mc/user/register']);
});

test('[V-10] a foreigner is saved without a question to the register', async () => {
  const { asked } = browserFetch(shop);
  const { actor } = registrationOfPage();
  expect([(await submit(actor, foreigner)).value, asked]).toEqual(['signedUp', ['POST /mc/user/register']]);
});

test('[E-03] [V-10] a false identity warns, and nothing is saved', async () => {
  const { asked } = browserFetch(shop);
  const { actor, messages } = registrationOfPage();
  const { value } = await submit(actor, { ...citizen, identityNumber: '99999999990' });
  expect([value, messages, asked]).toEqual([{ filling: 'unverified' }, [], ['POST /mc/verify/citizenship']]);
  expect(await keptOf(shop, citizen.email)).toEqual([]);
});

test.each<[string, Meeting]>([
  ['verify-citizenship', refuses('identity-unreachable')],
  ['verify-citizenship', { kind: 'refuse', status: 500 }],
  ['verify-citizenship', { kind: 'cut' }],
  ['register', refuses('identity-unreachable')],
])('[E-03] where %s cannot verify, it cannot be processed now', async (name, meeting) => {
  browserFetch(shop);
  await meet(name, meeting);
  const { actor } = registrationOfPage();
  expect((await submit(actor)).value).toEqual({ filling: 'unchecked' });
});

test.each<[Meeting, string | null]>([
  [
    { kind: 'answer', status: 400, body: { message: 'Üyelik şu anda açılamıyor.' } },
    'Üyelik şu anda açılamıyor.',
  ],
  [{ kind: 'answer', status: 503, body: { message: 'Bakım var.' } }, 'Bakım var.'],
])('[E-03] a message of the server is shown', async (meeting, message) => {
  browserFetch(shop);
  await meet('register', meeting);
  const { actor, messages } = registrationOfPage();
  const { value, context } = await submit(actor);
  expect([value, context.refusal, context.message, messages]).toEqual([
    { filling: 'refused' },
    'server-sentence',
    message,
    [],
  ]);
});

test.each<[Meeting]>([
  [{ kind: 'answer', status: 400, body: { message: null } }],
  [{ kind: 'answer', status: 500, body: {} }],
  [{ kind: 'garbage' }],
  [{ kind: 'cut' }],
])('[E-03] a null message and a lost answer share one failure', async (meeting) => {
  browserFetch(shop);
  await meet('register', meeting);
  const { actor, messages } = registrationOfPage();
  const { value, context } = await submit(actor);
  expect([value, context.refusal, context.message, messages]).toEqual([
    { filling: 'unreached' },
    'not-reached',
    null,
    ['failed'],
  ]);
});

test('[S-07] a link that activates is mailed again', async () => {
  browserFetch(shop);
  const { actor } = registrationOfPage();
  actor.send({ type: 'activation.opened', email: notActivated });
  actor.send({ type: 'link.asked', email: notActivated, at: 0 });
  expect((await settled(actor)).value).toEqual({ activating: 'sent' });
  expect(await lettersTo(shop, notActivated)).toHaveLength(1);
});
