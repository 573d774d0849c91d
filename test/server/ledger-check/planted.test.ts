import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdictOn } from '../../../src/ledger-check/verify.ts';
import { handNames, planted } from '../../support/server/planted-faults.ts';
import { trueLedgers } from '../../support/server/true-ledger.ts';

const runs = 60;

test('every true ledger is accepted, and so is its memory', () => {
  fc.assert(
    fc.property(trueLedgers, (chains) => {
      const seen = chains.flatMap(({ head }) => (head === null ? [] : [head]));
      expect(verdictOn(chains, seen).faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each(handNames)('a hand that %s is seen, every time', (action) => {
  let tried = 0;
  fc.assert(
    fc.property(
      trueLedgers.chain((chains) => planted(chains, action)),
      (spoilt) => {
        if (spoilt === null) return;
        tried += 1;
        expect(verdictOn(spoilt.chains, spoilt.seen).faults.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: runs },
  );
  expect(tried).toBeGreaterThan(runs / 2);
});
