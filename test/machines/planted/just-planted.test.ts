import { expect, test } from 'vitest';
import { type Before, isJustPlanted } from './just-planted.ts';
import type { Planted } from './planted-faults.ts';

const led: Planted = { flow: 'door', rule: 'opens', arrow: 'door|pushed|0', to: 'door.shut', steps: 1 };
const byHand: Planted = { flow: 'gate', rule: 'opens', hand: 'it sticks', steps: 2 };
const submitted: Planted = { flow: 'submission', rule: 'sent', mutant: 'without action send', steps: 1 };
const all = [led, byHand, submitted];

test.each<[string, Partial<Before>, readonly Planted[]]>([
  ['nothing is other than it was', {}, []],
  ['a fault is new', { planted: [byHand, submitted] }, [led]],
  ['a fault is told with another number', { planted: [{ ...led, steps: 3 }, byHand, submitted] }, [led]],
  ['the room of a flow is other', { changed: ['machines/door/door.rules.ts'] }, [led]],
  ['the room of a flow of the kit is other', { changed: ['machines/kit/submission/a.ts'] }, [submitted]],
  ['a room has the beginning of its name in common', { changed: ['machines/doorbell/a.ts'] }, []],
  ['what is planted by hand is other', { changed: ['test/machines/planted-by-hand.ts'] }, [byHand]],
  ['the judge is other', { changed: ['machines/kit/judge/sign.ts'] }, all],
  ['nobody knows how it was', { changed: null }, all],
])('%s: what is judged whatever the lot', (_, before, just) => {
  expect(all.filter(isJustPlanted({ changed: [], planted: all, ...before }))).toEqual(just);
});
