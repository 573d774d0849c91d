import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Days } from '#atlas/flow/atlas-facts.ts';
import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { languages } from '#domain/values/language.ts';
import { numberText } from '#i18n/number-text.ts';
import { soon } from '../../support/soon.ts';
import { openAtlas } from './open-atlas.tsx';

const arrows = flowNamed('payment')?.chart.arrows ?? [];
const [first] = arrows;

const counts = { '2026-11-01': 7, '2026-10-25': 3 };
const isCounted = (day: string): day is keyof typeof counts => day in counts;

const trafficOf = (_flow: string, days?: Days): Promise<string | null> => {
  const count = days && isCounted(days.first) ? counts[days.first] : 40;
  return Promise.resolve(`transition,count\n${first?.id},${count}\n`);
};

const cellsOfFirst = () =>
  [...document.querySelectorAll('table tbody tr:first-child > *')]
    .slice(2)
    .map(({ textContent }) => textContent);

describe.each(languages)('[R-49] in %s, the traffic of a flow', (language) => {
  beforeEach(() => page.viewport(1440, 900));

  const opened = async () => {
    const say = await openAtlas('payment', language, { trafficOf });
    await page.getByRole('tab', { name: say('atlas.traffic'), exact: true }).click();
    await expect.poll(cellsOfFirst, soon).not.toEqual([]);
    return say;
  };

  test('has no two rows that say the same', async () => {
    await opened();
    const rows = [...document.querySelectorAll('table tbody tr')].map((row) =>
      [...row.children]
        .slice(0, 2)
        .map(({ textContent }) => textContent)
        .join(' · '),
    );
    expect(rows.length).toBe(arrows.length);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  test('is shown of some days, and beside other days', async () => {
    const say = await opened();
    const show = () => page.getByRole('button', { name: say('atlas.traffic.show') }).click();
    await page.getByLabelText(say('atlas.traffic.first'), { exact: true }).fill('01.11.2026');
    await page.getByLabelText(say('atlas.traffic.last'), { exact: true }).fill('07.11.2026');
    await page.getByLabelText(say('atlas.traffic.before.first'), { exact: true }).fill('25.10.2026');
    await page.getByLabelText(say('atlas.traffic.before.last'), { exact: true }).fill('20.10.2026');
    await show();
    await expect.element(page.getByText(say('atlas.traffic.days.wrong'))).toBeVisible();
    await page.getByLabelText(say('atlas.traffic.before.last'), { exact: true }).fill('31.10.2026');
    await show();
    await expect.poll(() => cellsOfFirst().length, soon).toBe(4);
    expect(cellsOfFirst()).toEqual([
      numberText(7, language),
      say('atlas.traffic.percent', { share: numberText(100, language) }),
      numberText(3, language),
      say('atlas.traffic.points', { points: numberText(0, language) }),
    ]);
    expect(page.getByText(say('atlas.traffic.days.wrong')).elements()).toEqual([]);
  });
});
