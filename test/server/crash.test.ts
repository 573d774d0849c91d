import { expect, test } from 'vitest';
import { over, start } from '#test/support/built-server.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const tell = async (origin: string, count: number): Promise<void> => {
  const answer = await fetch(`${origin}/flow-facts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ facts: [{ flow: 'crash', transition: 'crash.calm|fell|0', count }] }),
  });
  expect(answer.status).toBe(200);
};

const counted = async (origin: string): Promise<number> => {
  const [, row = ''] = (await (await fetch(`${origin}/flow-facts/crash.csv`)).text()).split('\r\n');
  return Number(row.split(',')[5]);
};

test('kill -9, start again: nothing that was answered is lost', async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  await tell(first.origin, 3);
  await tell(first.origin, 4);
  await over(first.process, 'SIGKILL');

  const second = await start(folder);
  expect(await counted(second.origin)).toBe(7);
  await over(second.process, 'SIGKILL');

  const third = await start(folder);
  await tell(third.origin, 1);
  expect(await counted(third.origin)).toBe(8);
});

test('two servers on one data folder serve one shop; asked to stop, even twice in one breath, each ends without a fault', async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  const second = await start(folder);
  await tell(first.origin, 2);
  expect(await counted(second.origin)).toBe(2);
  await over(first.process, 'SIGTERM');
  expect(await counted(second.origin)).toBe(2);
  second.process.kill('SIGINT');
  await over(second.process, 'SIGINT');
  expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0]);
});
