import { expect, test } from 'vitest';
import { type Asker, askerAt, openHashingQueue } from '#server/people/accounts/hashing-queue.ts';

/** A queue for one piece of work at a time, and in which order the work was done. */
const openLine = (longest: number) => {
  const queue = openHashingQueue({ atOnce: 1, longest });
  const done: string[] = [];
  const ask = (name: string, asker: Asker) =>
    queue.run(asker, () => {
      done.push(name);
      return new Promise<string>((resolve) => setImmediate(() => resolve(name)));
    });
  return { done, ask };
};

const flood = '203.0.113.7';
const accountsAt = (address: string, accounts: number) =>
  Array.from({ length: accounts }, (_, account) => askerAt(address, `${address} ${account}`));

test('whoever comes from elsewhere is next, however many of one address wait', async () => {
  const { done, ask } = openLine(100);
  const flooding = accountsAt(flood, 20).map((asker, at) => ask(`flood ${at}`, asker));
  const honest = ask('honest', askerAt('203.0.113.8', 'ayse'));
  await Promise.all([...flooding, honest]);
  expect(done.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'honest', 'flood 2']);
});

test('the networks of one area take one turn of all, and in it their own', async () => {
  const { done, ask } = openLine(100);
  const networks = Array.from({ length: 4 }, (_, network) =>
    ask(`area ${network}`, askerAt(`2001:db8:48:${network}::1`, `area ${network}`)),
  );
  const again = ask('area 1 again', askerAt('2001:db8:48:1::2', 'other'));
  const honest = accountsAt('203.0.113.8', 2).map((asker, at) => ask(`honest ${at}`, asker));
  await Promise.all([...networks, again, ...honest]);
  expect(done).toEqual(['area 0', 'area 1', 'honest 0', 'area 2', 'honest 1', 'area 3', 'area 1 again']);
});

test('behind one address accounts take turns', async () => {
  const { done, ask } = openLine(100);
  const robot = askerAt(flood, 'robot');
  const robots = [0, 1, 2, 3].map((at) => ask(`robot ${at}`, robot));
  const neighbour = ask('neighbour', askerAt(flood, 'ayse'));
  await Promise.all([...robots, neighbour]);
  expect(done).toEqual(['robot 0', 'robot 1', 'neighbour', 'robot 2', 'robot 3']);
});

test('where the queue is full, the address with most in it gives way, and there the account with most', async () => {
  const { done, ask } = openLine(4);
  const [first, second] = [askerAt(flood, 'first'), askerAt(flood, 'second')];
  const flooding = [first, first, first, second, second].map((asker, at) => ask(`flood ${at}`, asker));
  const own = ask('flood 5', askerAt(flood, 'third'));
  const honest = ask('honest', askerAt('203.0.113.8', 'ayse'));
  const answers = await Promise.all([...flooding, own, honest]);
  expect(answers).toEqual(['flood 0', 'flood 1', null, 'flood 3', null, 'flood 5', 'honest']);
  expect(done).toHaveLength(5);
});

test('of one account four are worked on or wait, wherever they are asked from, and the fifth is told that there are too many', async () => {
  const { done, ask } = openLine(100);
  const askFrom = (network: number) => ask(`${network}`, askerAt(`203.0.113.${network}`, 'ayse'));
  const answers = await Promise.all([0, 1, 2, 3, 4].map(askFrom));
  expect(answers).toEqual(['0', '1', '2', '3', null]);
  expect(await askFrom(5)).toBe('5');
  expect(done).toEqual(['0', '1', '2', '3', '5']);
});
