import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { templateOf } from '#test/support/coach-maps.ts';
import { drawn } from '../drawn.tsx';

const [wheelchair, pet, table] = [
  tr['seat-map.legend.wheelchair'],
  tr['seat-map.legend.pet'],
  tr['seat-map.legend.table'],
];

test.each([
  [264, [pet, table]],
  [270, [wheelchair, table]],
  [253, [pet]],
  [902, [table]],
] as const)('of tables and special places in coach %i the signs tell what stands there', (coach, names) => {
  drawn(<PlanSigns coach={templateOf(coach)} signs={[]} />);
  const signs = page.getByRole('listitem').elements();
  expect(signs.map(({ textContent }) => textContent)).toEqual(names);
});
