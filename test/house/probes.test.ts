import { expect, test } from 'vitest';
import { axeProblems } from '../support/browser/axe.ts';
import { walkByTab } from '../support/browser/keyboard.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { type VisitorOptions, visitorsOfThisFile } from '../support/browser/visitor.ts';

const origin = 'http://shop.test';
const visitor = visitorsOfThisFile(() => origin);

/** A page that nobody serves: its text is planted, with the policy it is sent under. */
const plant = async (body: string, options: VisitorOptions = {}, policy = "default-src 'unsafe-inline'") => {
  const { page, complaints } = await visitor({ ...options, own: true });
  const text = `<!doctype html><html lang="tr"><title>Planted</title><main>${body}</main></html>`;
  await page.route('**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: text,
      headers: { 'content-security-policy': policy },
    }),
  );
  await page.goto('/');
  return { page, complaints };
};

const walk = async (body: string) => walkByTab((await plant(body)).page);

test('axe finds a picture without words', async () => {
  const { page } = await plant('<h1>A</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
  const found = await axeProblems(page);
  expect(found.map((problem) => problem.split(':')[0])).toEqual(['image-alt']);
});

test('axe finds nothing on a page where nothing is wrong', async () => {
  expect(await axeProblems((await plant('<h1>A</h1><p>b</p>')).page)).toEqual([]);
});

test('a plain page is walked to its end', async () => {
  const radios =
    '<label><input type="radio" name="r"> c</label><label><input type="radio" name="r"> d</label>';
  expect(await walk(`<a href="/">a</a><button>b</button><button disabled>x</button>${radios}`)).toEqual({
    stops: [
      { what: 'a a', isMarked: true, isCovered: false },
      { what: 'button b', isMarked: true, isCovered: false },
      { what: 'input', isMarked: true, isCovered: false },
    ],
    missed: [],
    cameRound: true,
  });
});

test('a focus that is held is found out', async () => {
  const held = '<button onkeydown="event.preventDefault()">b</button><a href="/">a</a>';
  const { missed, cameRound } = await walk(`<a href="/">first</a>${held}`);
  expect({ missed, cameRound }).toEqual({ missed: ['a a'], cameRound: false });
});

test('what the keyboard jumps over is missed', async () => {
  const jumps = `<a href="/" id="one">one</a><a href="/">two</a><a href="/" id="three">three</a>
    <script>one.onkeydown = (event) => { if (event.key === 'Tab') { event.preventDefault(); three.focus(); } };</script>`;
  expect((await walk(jumps)).missed).toEqual(['a two']);
});

test('a focus without a mark is found out', async () => {
  const { stops } = await walk('<style>a:focus{outline:none}</style><a href="/">a</a>');
  expect(stops).toEqual([{ what: 'a a', isMarked: false, isCovered: false }]);
});

test('a focus under something else is found out', async () => {
  const cover = '<div style="position:fixed;inset:0;background:white"></div>';
  const { stops } = await walk(`<a href="/">a</a>${cover}`);
  expect(stops).toEqual([{ what: 'a a', isMarked: true, isCovered: true }]);
});

test('what sticks out of a narrow page is named', async () => {
  const { page } = await plant('<p class="wide" style="width:600px;margin:0">a</p>', { width: 320 });
  expect((await sticksOut(page)).slice(1)).toEqual(['p.wide']);
  const { page: fitting } = await plant('<p style="max-width:600px">a</p>', { width: 320 });
  expect(await sticksOut(fitting)).toEqual([]);
});

test.each([
  ['something thrown', '<script>throw new Error("broke")</script>', ['thrown: broke']],
  ['a line of error', '<script>console.error("told")</script>', ['error: told']],
  ['a line of warning', '<script>console.warn("told")</script>', ['warning: told']],
  ['nothing', '<p>a</p>', []],
])('a visitor complains of %s', async (_, body, complaints) => {
  expect((await plant(body)).complaints()).toEqual(complaints);
});

test('a visitor complains of what the policy refuses', async () => {
  const { complaints } = await plant('<style>p{color:red}</style>', {}, "default-src 'none'");
  expect(complaints().filter((line) => line.includes('Content Security Policy'))).toHaveLength(1);
});
