import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Keepable, keepUp, nothingKept, readKept } from '#app/keeping/keeping.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { kept as keptOfLogin, noEid } from '#machines/login/login.model.ts';
import { shelf } from '#test/support/kept-shelf.ts';

const endless = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('of a login the e-mail is kept and never the password', async () => {
  const calls = shelf();
  const actor = createActor(loginMachine, {
    input: { reason: 'none', eid: noEid, goal: null, email: '', now: 0 },
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const login: Keepable<Parameters<typeof keptOfLogin>[0]> = {
    flow: 'login',
    machine: loginMachine,
    kept: keptOfLogin,
    extent: 'typed',
  };
  keepUp(actor, login, calls, nothingKept, { continuedElsewhere: () => undefined, failed: () => undefined });
  actor.send({ type: 'login.opened' });
  actor.send({
    type: 'login.submitted',
    login: { email: 'ayse@example.com', password: 'Bozkir1923', remembered: false },
    at: 0,
  });
  await settled();
  const [row] = calls.rows.values();
  expect(JSON.parse(row?.snapshot ?? '')).toEqual({ kept: { email: 'ayse@example.com', remembered: false } });
  expect(await readKept(login, calls, endless)).toEqual({
    revision: 1,
    snapshot: null,
    kept: { email: 'ayse@example.com', remembered: false },
    written: row?.snapshot,
    unheard: null,
  });
});
