import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAsAccepted, problemsIn } from '#machines/kit/frozen/problems.ts';
import { reportOf } from '#machines/kit/frozen/report.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { frozenOf, todays } from './todays.ts';

const accepted = readdirSync('test/frozen').map((file) => basename(file, '.json'));

test('every flow was accepted, and what was accepted is a flow (a new one: npm run accept -- <flow> all "why")', () => {
  expect(accepted.toSorted()).toEqual(todays.map(({ walk }) => walk.flow).toSorted());
});

describe('every flow does what was accepted, step by step, and no transition is new or gone', () => {
  test.each(todays.map((today) => [today.walk.flow, today] as const))('%s', (flow, today) => {
    const problems = problemsIn(frozenOf(flow), today, explore(today.walk));
    expect(isAsAccepted(problems) ? '' : reportOf(problems)).toBe('');
  });
});
