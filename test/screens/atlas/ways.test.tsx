import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Days, LoggedWays } from '#atlas/flow/atlas-facts.ts';
import { namesNow, stateKey } from '#atlas/flow/names.ts';
import { startOf } from '#domain/shop/logged-step.ts';
import { minute, second } from '#domain/values/durations.ts';
import { languages } from '#domain/values/language.ts';
import { numberText } from '#i18n/number-text.ts';
import { soon } from '../../support/soon.ts';
import { openAtlas } from './open-atlas.tsx';

const start = startOf('login');
const forget = 'login.entering|password.forgotten|0';
const noWays: LoggedWays = { share: 1, visits: 0, ways: [], rest: 0, stays: [] };
const found: LoggedWays = {
  share: 0.25,
  visits: 80,
  ways: [
    { steps: [start, forget], visits: 60 },
    { steps: [start, 'login.gone|with-an-old-chart|0'], visits: 12 },
  ],
  rest: 8,
  stays: [{ state: 'login.entering', visits: 60, median: 12 * second, slowest: 3 * minute }],
};

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const file = (text: string) => new File([text], 'log.csv', { type: 'text/csv' });
/** A command runs from left to right in every language. */
const command = '\u2066npm run events -- csv\u2069';
const badges = () => texts('svg .lasted text');

describe.each(languages)('[R-49] in %s, the ways through a flow', (language) => {
  beforeEach(() => page.viewport(1440, 900));

  const opened = async (
    waysOf: (flow: string, days: Days | null) => Promise<LoggedWays | 'too-wide' | null>,
  ) => {
    const say = await openAtlas('login', language, { waysOf });
    await page.getByRole('tab', { name: say('atlas.ways'), exact: true }).click();
    return say;
  };
  const number = (value: number) => numberText(value, language);

  test('stand in words with their share, and the time in each state stands in the picture and in a table', async () => {
    const say = await opened(() => Promise.resolve(found));
    await expect.element(page.getByText(say('atlas.ways.part', { share: number(25) }))).toBeVisible();
    const list = page.getByRole('region', { name: say('atlas.ways.list') });
    await expect.element(list).toBeVisible();
    const lines = [...list.element().querySelectorAll(':scope > ol > li')].map((line) => line.textContent);
    const percent = (share: number) => say('atlas.traffic.percent', { share: number(share) });
    const shown = (share: number, visits: number) =>
      `${percent(share)}${say('atlas.ways.visits', { visits })}`;
    const then = (step: string) => say('atlas.arrow.to', { state: step });
    const begins = say('atlas.legend.initial');
    const forgets = namesNow(language)['flow.login.event.password.forgotten'] ?? '';
    expect(lines).toEqual([
      `${shown(75, 60)}${begins}${then(forgets)}`,
      `${shown(15, 12)}${begins}${then('login.gone|with-an-old-chart|0')}`,
      `${shown(10, 8)}${say('atlas.ways.rest')}`,
    ]);
    const [twelve, three] = [
      say('atlas.ways.seconds', { seconds: 12 }),
      say('text.duration.minutes', { minutes: 3 }),
    ];
    expect(texts('table tbody tr > *')).toEqual([
      namesNow(language)[stateKey('login', 'entering')],
      twelve,
      three,
      number(60),
    ]);
    expect(badges()).toEqual([say('atlas.ways.both', { middle: twelve, slowest: three })]);
    const times = page.getByRole('button', { name: say('atlas.overlay.times') });
    await times.click();
    await expect.poll(badges, soon).toEqual([]);
    await times.click();
    await expect.poll(() => badges().length, soon).toBe(1);
  });

  test('are asked of the chosen days; of too few visits, too many days, no log and no answer each says so', async () => {
    const asked: (Days | null)[] = [];
    const answers = [noWays, 'too-wide', null] as const;
    const say = await opened((flow, days) => {
      asked.push(days);
      expect(flow).toBe('login');
      const answer = answers[asked.length - 1];
      return answer === undefined ? Promise.reject(new Error('It is away.')) : Promise.resolve(answer);
    });
    await expect.element(page.getByText(say('atlas.ways.few', { fewest: number(5) }))).toBeVisible();
    expect(badges()).toEqual([]);
    const show = async (first: string, last: string) => {
      await page.getByLabelText(say('atlas.traffic.first'), { exact: true }).fill(first);
      await page.getByLabelText(say('atlas.traffic.last'), { exact: true }).fill(last);
      await page.getByRole('button', { name: say('atlas.traffic.show') }).click();
    };
    await show('01.11.2026', '09.11.2026');
    await expect.element(page.getByText(say('atlas.ways.too-wide'))).toBeVisible();
    await show('01.11.2026', '07.11.2026');
    await expect.element(page.getByText(say('atlas.ways.none'))).toBeVisible();
    await show('02.11.2026', '07.11.2026');
    await expect.element(page.getByText(say('atlas.ways.failed'))).toBeVisible();
    expect(asked).toEqual([
      null,
      { first: '2026-11-01', last: '2026-11-09' },
      { first: '2026-11-01', last: '2026-11-07' },
      { first: '2026-11-02', last: '2026-11-07' },
    ]);
  });

  test('are read from a file of the log too, where the shop keeps none', async () => {
    const say = await opened(() => Promise.resolve(null));
    await expect.element(page.getByText(say('atlas.ways.none'))).toBeVisible();
    const choice = page.getByLabelText(say('atlas.ways.file'), { exact: true });
    await userEvent.upload(choice, file('transition,count\n'));
    await expect.element(page.getByText(say('atlas.ways.file.wrong', { command }))).toBeVisible();
    const lines = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [
      `${name},login,"x, y",${start},login.entering,2026-11-28T10:00:00.000Z`,
      `${name},login,z,${forget},login.forgetting.asking,2026-11-28T10:00:42.000Z`,
    ]);
    await userEvent.upload(
      choice,
      file(['case,flow,activity,transition,stands,time', ...lines, ''].join('\r\n')),
    );
    await expect.poll(badges, soon).toEqual([say('atlas.ways.seconds', { seconds: 42 })]);
    expect(page.getByText(say('atlas.ways.file.wrong', { command })).elements()).toEqual([]);
    expect(page.getByText(say('atlas.ways.none')).elements()).toEqual([]);
    const [firstDay, lastDay] = [say('atlas.traffic.first'), say('atlas.traffic.last')];
    await page.getByLabelText(firstDay, { exact: true }).fill('29.11.2026');
    await page.getByLabelText(lastDay, { exact: true }).fill('29.11.2026');
    await page.getByRole('button', { name: say('atlas.traffic.show') }).click();
    await expect.element(page.getByText(say('atlas.ways.few', { fewest: number(5) }))).toBeVisible();
    expect(badges()).toEqual([]);
  });
});
