import { describe, expect, test } from 'vitest';
import { comeToRest } from '../../support/browser/come-to-rest.ts';
import { problemsAtLength } from '../../support/browser/looking/at-length.ts';
import { problemsOf, rules } from '../../support/browser/looking/judge.ts';
import { lookerAt } from '../../support/browser/looking/looker.ts';
import { planted } from '../../support/browser/looking/planted.ts';
import type { PlantedStep } from '../../support/browser/looking/planted-kit.ts';
import { isSoon } from '../../support/browser/looking/rules/answered-soon.ts';
import { openEyes, sightOf } from '../../support/browser/looking/sight-of.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const line = '<div style="height:900px"></div>';

/** What the rules find on a page of its own, after a step. */
const found = async ({ html, language = 'tr', opens, happens, view = {} }: PlantedStep) => {
  const { page } = await visitor({ width: 360, height: 780 });
  await openEyes(page);
  const whole = `<!doctype html><html lang="${language}"><title>Deneme</title><style>body{margin:0}</style><main id="content">${html}</main>`;
  await page.route('**/planted', (route) =>
    route.fulfill({ body: whole, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/planted');
  await opens?.(page);
  const before = await sightOf(page);
  await happens?.(page);
  const sight = await sightOf(page);
  if (sight === null) throw new Error('Nothing was seen.');
  const problems = problemsOf({
    sight,
    before,
    by: 'reader',
    isHeld: false,
    isTouch: false,
    isStart: false,
    ...view,
  });
  return problems;
};

describe('each rule of the judge that looks finds its fault', () => {
  test.each(planted.map(([rule, name, ...rest]) => [rule, name, rest] as const))(
    '%s: %s',
    async (rule, _, rest) => {
      const [fault, clean, expected, others = []] = rest;
      const problems = await found(fault);
      const own = problems.filter((each) => each.rule === rule).map(({ what }) => what);
      const beside = problems.map((each) => each.rule).filter((each) => each !== rule);
      expect({ own, beside: [...new Set(beside)], clean: await found(clean) }).toEqual({
        own: expected,
        beside: others,
        clean: [],
      });
    },
  );

  test('no rule is without a planted fault', () => {
    expect([...new Set(planted.map(([rule]) => rule))].toSorted()).toEqual(Object.keys(rules).toSorted());
  });
});

test.each([
  ['the minutes that are left', 'span', []],
  ['what is said', 'b', ['“Ödenmedi. 5 dakika kaldı” is out of sight']],
])(
  'a message above the window of which another text is read is new only for more than %s',
  async (_, tag, expected) => {
    const html = `<h1>Ödeme</h1><div role="alert">Ödenmedi. <span data-left="enough"><b>6 dakika kaldı</b></span></div>${line}${line}<p>Sonu.</p>`;
    const problems = await found({
      html: tag === 'b' ? html.replace(' data-left="enough"', '') : html,
      opens: (page) => page.evaluate(() => scrollTo(0, 900)),
      happens: (page) => page.locator('b').evaluate((left) => left.replaceChildren('5 dakika kaldı')),
    });
    expect(problems.filter(({ rule }) => rule === 'in-window').map(({ what }) => what)).toEqual(expected);
  },
);

test.each([
  [{ milliseconds: 150, frames: 40 }, true],
  [{ milliseconds: 151, frames: 9 }, true],
  [{ milliseconds: 151, frames: 10 }, false],
  [{ milliseconds: 1_001, frames: 9 }, false],
])('an answer that is seen after %o is soon: %s', (seenAfter, expected) => {
  expect(isSoon(seenAfter)).toBe(expected);
});

const onPage = async (html: string) => {
  const { page } = await visitor({ width: 360, height: 780 });
  await page.route('**/planted', (route) =>
    route.fulfill({
      body: `<!doctype html><body style="margin:0">${html}`,
      contentType: 'text/html; charset=utf-8',
    }),
  );
  await page.goto('/planted');
  return page;
};

describe('a page is looked at from end to end', () => {
  test('a page that shrinks as it is scrolled', async () => {
    const page = await onPage(`${line}${line}<div id=more style="height:900px"></div>`);
    expect(await problemsAtLength(page)).toEqual([]);
    await page.evaluate(() =>
      addEventListener('scroll', () => document.querySelector('#more')?.remove(), { once: true }),
    );
    expect(await problemsAtLength(page)).toEqual([
      { rule: 'height-stays', what: 'the page is 2700 px high, and 1800 to 2700 when it is scrolled' },
    ]);
  });

  test('what moves as it is looked at has not moved, and it lies where it lay', async () => {
    const { page } = await visitor({ width: 360, height: 780, own: true });
    await openEyes(page);
    await page.route('**/planted', (route) =>
      route.fulfill({
        body: `<!doctype html><style>body{margin:0}@media(max-width:330px){h1{padding-bottom:200px}}</style><main id=content><div style=height:500px></div><h1>Yolcular</h1><p style=height:300px>Ayşe</p>${line}${line}</main>`,
        contentType: 'text/html; charset=utf-8',
      }),
    );
    await page.goto('/planted');
    await page.evaluate(() => scrollTo(0, 200));
    await sightOf(page);
    await problemsAtLength(page);
    await page.evaluate(comeToRest);
    const sight = await sightOf(page);
    expect({ shifts: sight?.shifts, top: await page.evaluate(() => scrollY) }).toEqual({
      shifts: [],
      top: 200,
    });
  });

  test('a page that is wider than a narrow phone', async () => {
    const page = await onPage('<p style="width:340px">Ankara Gar</p>');
    expect(await problemsAtLength(page)).toEqual([
      { rule: 'fits-narrow', what: 'at 320 px it is wider by 20 px, p.' },
    ]);
    expect(page.viewportSize()).toEqual({ width: 360, height: 780 });
  });
});

/** What is told of a page that has no content. */
const judged = async (path: string) => {
  const { page } = await visitor({ width: 360, height: 780, own: true });
  await openEyes(page);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ body: '<!doctype html><p>Ankara Gar', contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(path);
  const { judge, problems } = lookerAt(page, { walk: 'planted', isTouch: false });
  await judge({ title: 'the start', by: 'reader', isHeld: false, place: 'first' });
  return problems().map((problem) => problem.split('\n', 1)[0]);
};

describe('a page there is nothing of to look at', () => {
  test('is told of where it is the shop’s', async () => {
    expect(await judged('/planted')).toEqual(['can-be-seen: /planted has nothing to be looked at']);
  });

  test('is not judged where it is the bank’s', async () => {
    expect(await judged('/kart')).toEqual([]);
  });
});
