import { expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { coachSets } from '#server/railway/seed/coach-sets.ts';

const hasWheelchairPlace = (template: number) =>
  coachTemplates.get(template)?.places.some(({ properties }) => properties.includes('wheelchair')) === true;

const coaches = Object.entries(coachSets).map(
  ([set, coachesOf]) =>
    [
      set,
      coachesOf.filter(([, , template]) => hasWheelchairPlace(template)).map(([, name]) => name),
    ] as const,
);

test('[V-27] a train has its wheelchair places, and the ramp, at one coach: the second of the fast train, another of others', () => {
  expect(coaches.flatMap(([set, names]) => names.map((name) => `${set} ${name}`))).toEqual([
    'six 2',
    'eight 4',
    'night 1',
    'day 1',
    'blue 1',
    'special 3',
    'abroadSeated 1',
    'railcar 1',
    'shortRailcar 1',
    'longRailcar 1',
  ]);
});

test.each(Object.entries({ tr, en, fa }))(
  '[V-27] who asks for one is sent to no coach it is not at: %s',
  (_, words) => {
    for (const text of [words['seat-map.wheelchair.text'], words['passenger.wheelchair.hint']])
      expect(text).not.toMatch(/\p{N}/u);
  },
);
