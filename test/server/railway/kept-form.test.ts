import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { networkDocument, networkIn, networkText } from '#server/railway/network/network-document.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';

const seed = () => ({
  ...buildNetwork(),
  trains: buildNetwork().trains.map((train, index) => ({ ...train, index })),
});

test('a network is read as it was written', () => {
  expect(networkIn(networkText(seed()))).toEqual(seed());
});

test('a network that is none is not written', () => {
  const [first, ...others] = seed().trains.map((train) => ({ ...train, stops: train.stops.slice(0, 1) }));
  expect(first?.stops.length).toBe(1);
  const spoilt = { ...seed(), trains: others };
  expect(() => networkText(spoilt)).toThrow('too_small');
});

test('the form in which networks are kept is trusted: with another form comes a step that lays the kept ones anew', () => {
  const form = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(networkDocument)))
    .digest('hex');
  expect(form.slice(0, 16)).toBe('4e901fa9400f25ee');
});
