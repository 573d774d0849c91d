import { describe, expect, test } from 'vitest';
import { flows } from '#atlas/flow/charted-flows.ts';
import { descriptionKey, eventKey, flowKey, namesIn, portKey, ruleKey, stateKey } from '#atlas/flow/names.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import { languages } from '#domain/values/language.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';

const keysOf = ({ name, chart }: (typeof flows)[number]): readonly string[] => {
  const states = statesOf(chart.root).filter(({ path }) => path !== '');
  const events = chart.arrows.filter(({ kind }) => kind === 'event').map(({ about }) => about);
  const delays = chart.arrows.filter(({ kind }) => kind === 'after').map(({ about }) => about);
  const ports = states.concat(chart.root).flatMap((state) => state.ports.map(({ id }) => id));
  const described = [flowKey(name), ...states.map(({ path }) => stateKey(name, path))];
  return [
    ...new Set([
      ...described,
      ...described.map(descriptionKey),
      ...events.map((event) => eventKey(name, event)),
      ...[...ports, ...delays].map((port) => portKey(name, port)),
    ]),
  ];
};

const ruleKeysOf = ({ name }: (typeof flows)[number]) =>
  Object.keys(rulesOf(name).rules).map((rule) => ruleKey(name, rule));

const wanted = flows.flatMap((flow) => [...keysOf(flow), ...ruleKeysOf(flow)]);

describe('[R-49] [P-01] the atlas has a name for everything in every flow', () => {
  test('there are flows to name', () => expect(flows.length).toBeGreaterThan(3));

  test.each(languages)('in %s', async (language) => {
    const names = await namesIn(language);
    expect(wanted.filter((key) => (names[key] ?? '').trim() === '')).toEqual([]);
  });

  test.each(languages)('and in %s none for what is not there any more', async (language) => {
    const known = new Set(wanted);
    const named = Object.keys(await namesIn(language)).filter((key) => key.startsWith('flow.'));
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(flows.map(({ name, chart }) => [name, chart] as const))(
    'no two states of %s beside each other share a name',
    async (name, chart) => {
      for (const language of languages) {
        const names = await namesIn(language);
        for (const { states } of statesOf(chart.root)) {
          const titles = states.map(({ path }) => names[stateKey(name, path)]);
          expect(new Set(titles).size).toBe(titles.length);
        }
      }
    },
  );
});
