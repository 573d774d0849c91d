import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Atlas } from '#atlas/atlas.tsx';
import { flows } from '#atlas/flow/charted-flows.ts';
import { namesIn } from '#atlas/flow/names.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import { painted } from '#atlas/picture/painted.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { soon } from '../../support/soon.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { wireCodes } from '../../support/views/wire-codes.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { openAtlas } from './open-atlas.tsx';

const session = flows.find(({ name }) => name === 'session');
if (!session) throw new Error('There is a session flow.');
const { arrows, root, hash } = session.chart;
const [missed] = arrows;

const coverage = {
  session: Object.fromEntries(arrows.map(({ id }) => [id, id === missed?.id ? 0 : 3])),
};

const opened = (flow: string | null, language?: Language) => openAtlas(flow, language, { coverage });

const shown = (name: string, within = document.body) =>
  [...within.querySelectorAll<HTMLElement | SVGElement>(`svg [data-${name}]`)].map(
    ({ dataset }) => dataset[name] ?? '',
  );

const distinct = (ids: readonly string[]) => [...new Set(ids)].toSorted();

describe('[R-49] the atlas', () => {
  beforeEach(() => page.viewport(1280, 900));

  test('lists every flow, with its hash and what the tests walked of it', async () => {
    const say = await opened(null);
    const names = await namesIn('tr');
    for (const { name, chart } of flows) {
      await expect
        .element(page.getByRole('link', { name: names[`flow.${name}.name`] ?? '', exact: true }))
        .toBeVisible();
      await expect.element(page.getByText(chart.hash)).toBeVisible();
    }
    const all = String(arrows.length);
    const walked = say('atlas.walked', { walked: String(arrows.length - 1), of: all });
    await expect.element(page.getByText(walked)).toBeVisible();
  });

  test('shows the hash of the machine that runs, and the same arrows in picture and outline', async () => {
    const say = await opened('session');
    await expect.element(page.getByText(hash)).toBeVisible();
    expect(distinct(shown('arrow'))).toEqual(distinct(arrows.map(({ id }) => id)));
    const states = statesOf(root).filter(({ path }) => path !== '');
    expect(distinct(shown('state'))).toEqual(distinct(states.map(({ id }) => id)));
    const outline = page.getByRole('tabpanel', { name: say('atlas.outline') });
    expect(outline.getByRole('button').elements().length).toBe(arrows.length + states.length);
  });

  test('parts the links to the flows that ask for this one', async () => {
    const say = await opened('payment');
    const names = await namesIn('tr');
    const asking = page.getByText(say('atlas.asked-by')).element().querySelectorAll('a');
    const boxes = [...asking].map((link) => link.getBoundingClientRect());
    expect([...asking].map((link) => link.textContent)).toContain(names['flow.booking.name']);
    const gaps = boxes
      .slice(1)
      .map(({ left, top }, at) => top > (boxes[at]?.top ?? 0) || left - (boxes[at]?.right ?? 0) >= 8);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.every((isApart) => isApart)).toBe(true);
  });

  test('is framed no higher than it is, where it is fitted into a small window', async () => {
    await page.viewport(360, 780);
    const say = await opened('seat-hold');
    await page.getByRole('button', { name: say('atlas.zoom.fit') }).click();
    const frame = page.getByRole('application', { name: say('atlas.picture') }).element();
    const drawnHeight = frame.querySelector('svg')?.getBoundingClientRect().height ?? 0;
    await expect.poll(() => frame.clientHeight - Math.max(drawnHeight, 0)).toBeLessThan(200);
  });

  test('lays the last run of the tests over the picture', async () => {
    const say = await opened('session');
    expect(document.querySelectorAll('svg .count').length).toBe(arrows.length);
    expect(document.querySelectorAll('svg .count.is-none').length).toBe(1);
    await page.getByRole('button', { name: say('atlas.overlay.coverage') }).click();
    expect(document.querySelectorAll('svg .count').length).toBe(0);
  });

  test('is walked through with the arrow keys, and says where it came', async () => {
    const say = await opened('session');
    page
      .getByRole('application', { name: say('atlas.picture') })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(
      distinct(
        [...document.querySelectorAll<SVGElement>('svg .is-chosen')].map(
          ({ dataset }) => dataset.state ?? '',
        ),
      ),
    ).toEqual([root.initial]);
    await userEvent.keyboard('{ArrowDown}');
    const now = document.querySelector<SVGElement>('svg .state.is-chosen')?.dataset.state;
    expect(now).not.toBe(root.initial);
    const names = await namesIn('tr');
    const stateName = names[`flow.session.state.${now?.replace('session.', '')}`] ?? 'nothing';
    expect(
      [...document.querySelectorAll('output')].some(({ textContent }) => textContent.startsWith(stateName)),
    ).toBe(true);
  });

  test('finds what is searched, and shows it', async () => {
    const say = await opened('session');
    await page.getByLabelText(say('atlas.search')).fill('S-02');
    await expect.poll(() => document.querySelectorAll('svg .is-found').length, soon).toBeGreaterThan(0);
    document.querySelector<HTMLButtonElement>('search li button')?.click();
    await expect
      .element(page.getByRole('tabpanel', { name: say('atlas.chosen') }).getByText('S-02'))
      .toBeVisible();
  });

  test('makes a suite in its worker, and plays a path of it', async () => {
    const say = await opened('session');
    await page.getByRole('tab', { name: say('atlas.suite') }).click();
    await page.getByRole('button', { name: say('atlas.suite.make') }).click();
    const count = String(arrows.length);
    const reached = say('atlas.suite.reached', { reached: count, of: count });
    await expect.element(page.getByText(reached), { timeout: 20_000 }).toBeVisible();
    document.querySelector<HTMLButtonElement>('[role=tabpanel] ol button')?.click();
    const lit: number[] = [];
    // A step that only notes something is no line of the drawing.
    for (const _ of [1, 2, 3]) {
      await page.getByRole('button', { name: say('atlas.play.next') }).click();
      expect(document.querySelectorAll('svg .state.is-active').length).toBeGreaterThan(0);
      lit.push(document.querySelectorAll('svg .stroke.is-active').length);
    }
    expect(Math.max(...lit)).toBeGreaterThan(0);
  });

  test.each(languages)('in %s it tells the rules of a flow, and judges them', async (language) => {
    const say = await opened('session', language);
    const names = await namesIn(language);
    await page.getByRole('tab', { name: say('atlas.rules') }).click();
    const panel = page.getByRole('tabpanel', { name: say('atlas.rules') });
    for (const rule of Object.keys(rulesOf('session').rules))
      await expect
        .element(panel.getByText(names[`flow.session.rule.${rule}`] ?? 'nothing', { exact: false }).first())
        .toBeVisible();
    await panel.getByRole('button', { name: say('atlas.rules.judge') }).click();
    const holding = panel.getByText(say('atlas.rules.holds'), { exact: true });
    await expect
      .poll(() => holding.elements().length, soon)
      .toBe(Object.keys(rulesOf('session').rules).length);
    expect(panel.getByText(say('atlas.rules.broken'), { exact: true }).elements()).toEqual([]);
  });

  test.each(languages)('in %s the shortest way to a broken rule is shown and played', async (language) => {
    const say = await opened('session', language);
    const names = await namesIn(language);
    await page.getByRole('tab', { name: say('atlas.rules') }).click();
    await page.getByText(say('atlas.rules.led')).click();
    await page.getByLabelText(say('atlas.rules.arrow')).selectOptions('session.signedIn|logout.chosen|0');
    await page.getByLabelText(say('atlas.rules.to')).selectOptions('session.signedIn.warned');
    await page.getByRole('button', { name: say('atlas.rules.judge') }).click();
    const sentence = names['flow.session.rule.logout-reaches-the-server'] ?? 'nothing';
    const line = page.getByRole('listitem').filter({ hasText: sentence });
    await expect.element(line.getByText(say('atlas.rules.broken'), { exact: true }), soon).toBeVisible();
    await line.getByRole('button').click();
    await expect.element(page.getByRole('heading', { name: sentence })).toBeVisible();
    const steps = document.querySelectorAll('[role=tabpanel] ol li').length;
    for (let step = 1; step < steps; step += 1)
      await page.getByRole('button', { name: say('atlas.play.next') }).click();
    expect(
      document.querySelector('svg .state.is-active[data-state="session.signedIn.warned"]'),
    ).not.toBeNull();
  });

  test('paints the picture as PNG, with the colours of the page', async () => {
    await opened('session');
    const picture = document.querySelector<SVGSVGElement>('svg.chart');
    if (!picture) throw new Error('There is a picture.');
    const { width, height } = picture.viewBox.baseVal;
    const image = await createImageBitmap(await painted(picture));
    expect([image.width, image.height]).toEqual([width * 2, height * 2]);
  });

  test('says that a flow is not there', async () => {
    await namesIn('tr');
    drawn(<Atlas flow="none" coverage={null} trafficOf={null} waysOf={null} codesOf={wireCodes} />);
    await expect.element(page.getByText(wordsOf('tr').say('atlas.unknown'))).toBeVisible();
  });
});

describe('[R-49] nobody is shut out of the atlas', () => {
  const ways = languages.flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => [language, theme] as const),
  );

  test.each(ways)('in %s, %s', async (language, theme) => {
    await page.viewport(1280, 900);
    document.documentElement.dataset.theme = theme;
    const say = await opened('session', language);
    expect(await axeInPage()).toEqual([]);
    for (const panel of [
      say('atlas.chosen'),
      say('atlas.play'),
      say('atlas.rules'),
      say('atlas.suite'),
      say('atlas.compare'),
      say('atlas.traffic'),
    ]) {
      await page.getByRole('tab', { name: panel, exact: true }).click();
      expect(await axeInPage()).toEqual([]);
    }
  });

  test.each(languages)('in %s the list of all flows', async (language) => {
    await opened(null, language);
    expect(await axeInPage()).toEqual([]);
  });

  test.each(languages)('in %s it fits 320 px', async (language) => {
    await page.viewport(320, 640);
    await opened('session', language);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
