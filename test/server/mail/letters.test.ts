import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { dueLetters, type Sending, sendLetters } from '#server/counterparts/mail/send-letters.ts';
import { smtpOffice } from '#server/counterparts/mail/smtp-office.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

const shopOf = async (settings: Readonly<Record<string, string>> = {}): Promise<TestShop> => {
  const shop = await openTestShop({ settings });
  onTestFinished(() => shop.end());
  return shop;
};

const letter = {
  to: 'ayse@example.com',
  language: 'tr',
  subject: 'Şifrenizi yenileyin',
  text: 'Merhaba <Ayşe>,\n\nBağlantı: http://localhost:3000/sifre-sifirla?url=abc&x=1',
} as const;

const lettersAt = async (shop: TestShop, to: string): Promise<readonly Record<string, unknown>[]> => {
  const answer = await shop.ask(`/posta?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  return answer.json();
};

/** A post office of a few lines: it takes every letter and remembers the words between DATA and the dot. */
const openPostOffice = async () => {
  const taken: string[] = [];
  const speak = (socket: Socket) => {
    let inLetter = false;
    const lines: string[] = [];
    socket.write('220 here\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (inLetter && line === '.') {
        inLetter = false;
        taken.push(lines.join('\n'));
        socket.write('250 taken\r\n');
      } else if (inLetter) {
        lines.push(line);
      } else if (line === 'DATA') {
        inLetter = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  };
  const server = createServer(speak).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { taken, url: `smtp://127.0.0.1:${port}` };
};

const sendingOf = (shop: TestShop, send: Sending['office']['send']): Sending => {
  const { db, clock, log, gate } = shop.open.app;
  return { db, clock, log, gate, office: { send, close: () => undefined } };
};

test('without a mail server a letter stays in the outbox, for tests as JSON and for people as a page', async () => {
  const shop = await shopOf();
  await shop.open.app.mail.post(letter);
  await shop.open.app.mail.post({ ...letter, to: 'other@example.com' });
  const [{ postedAt, ...found } = { postedAt: 0 }, ...others] = await lettersAt(shop, letter.to);
  expect([found, others]).toEqual([letter, []]);
  expect(Math.abs(Number(postedAt) - Date.now())).toBeLessThan(60_000);
  const html = await (await shop.ask('/posta', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Merhaba &lt;Ayşe&gt;,');
  expect(html).toContain(
    '<a href="http://localhost:3000/sifre-sifirla?url=abc&amp;x=1">http://localhost:3000/sifre-sifirla?url=abc&amp;x=1</a>',
  );
});

test('a letter posted in a transaction that fails was never written', async () => {
  const shop = await shopOf();
  const { db, mail } = shop.open.app;
  const failing = db.transaction().execute(async (within) => {
    await mail.post(letter, within);
    throw new Error('The seat was taken.');
  });
  await expect(failing).rejects.toThrow('The seat was taken.');
  expect(await lettersAt(shop, letter.to)).toEqual([]);
});

test('with a mail server it goes out as text and as HTML, and what was sent is forgotten', async () => {
  const shop = await shopOf();
  const { taken, url } = await openPostOffice();
  const office = smtpOffice(url, 'https://bilet.example:8443');
  await shop.open.app.mail.post(letter);
  expect(await sendLetters({ ...sendingOf(shop, office.send), office })).toBe(1);
  office.close();
  const [received = ''] = taken;
  expect(received).toContain('From: Sefer <no-reply@bilet.example>');
  expect(received).toContain('To: ayse@example.com');
  expect(received).toContain('Content-Type: text/plain; charset=utf-8');
  expect(received).toContain('Content-Type: text/html; charset=utf-8');
  const rows = await shop.open.app.db.selectFrom('letter').select(['recipient', 'text']).execute();
  expect(rows).toEqual([{ recipient: '', text: '' }]);
  expect(await sendLetters({ ...sendingOf(shop, office.send), office })).toBe(0);
});

test('a letter the mail server does not take is tried again later, each time later than before', async () => {
  const shop = await shopOf();
  const { app, world } = shop.open;
  const sending = sendingOf(shop, () => Promise.reject(new Error('Mailbox of ayse@example.com is full.')));
  await app.mail.post(letter);
  const tryAfter = async (by: number) => {
    await world?.carryOut({ do: 'move-clock', by });
    return sendLetters(sending);
  };
  expect([
    await tryAfter(0),
    await tryAfter(500),
    await tryAfter(600),
    await tryAfter(1100),
    await tryAfter(1000),
  ]).toEqual([1, 0, 1, 0, 1]);
  const lines = shop.lines.filter((line) => line.includes('letter-not-sent'));
  expect(lines.map((line) => JSON.parse(line).tries)).toEqual([1, 2, 3]);
  expect(lines.join('')).not.toContain('ayse@');
});

test('a letter that was just written goes out before those nobody takes, however many they are and however long they wait', async () => {
  const shop = await shopOf();
  const { db, mail, clock } = shop.open.app;
  for (let nth = 0; nth < 25; nth += 1) await mail.post({ ...letter, to: `kimse${nth}@example.com` });
  await db
    .updateTable('letter')
    .set({ tries: 9, next_try_at: clock.now() - 3_600_000 })
    .execute();
  await mail.post(letter);
  const handed: string[] = [];
  await sendLetters(
    sendingOf(shop, ({ to }) => {
      handed.push(to);
      return Promise.resolve();
    }),
  );
  expect([handed.length, handed.includes(letter.to)]).toEqual([20, true]);
});

test.each([
  ['a mailbox that is refused waits at last for a day', { code: 'EENVELOPE', responseCode: 550 }, 24],
  ['a post office that is not reached for an hour', { code: 'ECONNECTION' }, 1],
  ['a mailbox that is full, too', { code: 'EENVELOPE', responseCode: 452 }, 1],
])('of letters that were tried often %s', async (_, answer, hours) => {
  const shop = await shopOf();
  const { db, mail } = shop.open.app;
  await mail.post(letter);
  await db.updateTable('letter').set({ tries: 20 }).execute();
  await sendLetters(sendingOf(shop, () => Promise.reject(Object.assign(new Error('No.'), answer))));
  const row = await db.selectFrom('letter').select(['posted_at', 'next_try_at']).executeTakeFirstOrThrow();
  expect(Math.floor((row.next_try_at - row.posted_at) / 3_600_000)).toBe(hours);
});

test('two processes never send one letter twice', async () => {
  const shop = await shopOf();
  const sent: string[] = [];
  const sending = sendingOf(shop, ({ to }) => {
    sent.push(to);
    return Promise.resolve();
  });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      shop.open.app.mail.post({ ...letter, to: `${index}@example.com` }),
    ),
  );
  await Promise.all([sendLetters(sending), sendLetters(sending), sendLetters(sending)]);
  expect(sent.toSorted((one, other) => one.localeCompare(other))).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index}@example.com`),
  );
});

test('the world may keep letters back', async () => {
  const shop = await shopOf();
  await shop.askJson('/world', { do: 'meet', name: 'mail', with: { kind: 'refuse', status: 503 }, times: 1 });
  await shop.open.app.mail.post(letter);
  const sent: string[] = [];
  const sending = sendingOf(shop, ({ to }) => {
    sent.push(to);
    return Promise.resolve();
  });
  await sendLetters(sending);
  expect(sent).toEqual([]);
});

test('a shop with SMTP_URL posts by itself', async () => {
  const { taken, url } = await openPostOffice();
  const shop = await shopOf({ SMTP_URL: url });
  await shop.open.app.mail.post(letter);
  await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1);
});

test('among many letters that were sent, those that are due are found without looking at the others', async () => {
  const shop = await shopOf();
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const row = { language: 'tr', subject: '', text: '', recipient: '', tries: 0 } as const;
  await db
    .insertInto('letter')
    .values(
      Array.from({ length: 3_000 }, (_, nth) => ({
        ...row,
        id: crypto.randomUUID(),
        posted_at: now - nth,
        next_try_at: now - nth,
        sent_at: nth < 5 ? null : now,
      })),
    )
    .execute();
  await sql`analyze letter`.execute(db);
  const lines = await dueLetters(db, now, 'never').explain();
  const plan = JSON.stringify(lines);
  expect([plan.includes('letter_due'), plan.includes('Sort'), plan.includes('Seq Scan')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await dueLetters(db, now, 'never').execute()).toHaveLength(5);
});
