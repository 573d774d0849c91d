import type { Page } from 'playwright';
import type { Problem } from './judge.ts';

/** What leads to another page by itself is not pressed, nor what is chosen already. */
const pressable = [
  'button:not(:disabled, [aria-disabled=true], [aria-pressed=true], [aria-current], [aria-selected=true])',
  'summary',
  'input[type=checkbox]:not(:disabled, [aria-disabled=true])',
  'input[type=radio]:not(:checked, :disabled, [aria-disabled=true])',
  'a[href^="#"]',
].join(', ');

/** Runs in the page: what can be pressed on what lies on top, in the words of a press. */
const controlsOf = (what: string): readonly string[] =>
  [...(window.looking?.over() ?? document.body).querySelectorAll<HTMLElement>(what)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // What comes into sight with the focus is there for the keyboard.
    .filter((each) => getComputedStyle(each).clipPath !== 'inset(50%)')
    .map((each) => window.looking?.nameOf(each) ?? '');

/** Runs in the page: where it stands. */
const placeNow = (): string =>
  [
    location.pathname,
    ...[...document.querySelectorAll('[data-flow]')].map(
      (flow) => `${flow.getAttribute('data-flow')}: ${flow.getAttribute('data-state')}`,
    ),
    document.querySelectorAll('dialog:modal, [popover]:popover-open').length,
  ].join(' ');

/** How the browser says that the page it was asked of is another by now. */
const hasLeft = /Execution context was destroyed|Cannot find context|Frame was detached|has been closed/i;

/** Whoever has left the page was answered; whatever else is broken is told. */
const onPage = async <Value>(asked: Promise<Value>, otherwise: Value): Promise<Value> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && hasLeft.test(error.message)) return otherwise;
    throw error;
  });

/** What went as it was to be pressed is gone; what is there and cannot be pressed has something over it. */
const press = async (page: Page, name: string): Promise<'gone' | 'out-of-reach' | 'pressed'> => {
  const handle = await page.evaluateHandle(
    ([what, wanted]) =>
      [...(window.looking?.over() ?? document.body).querySelectorAll<HTMLElement>(what ?? '')].find(
        (each) => each.checkVisibility() && window.looking?.nameOf(each) === wanted,
      ) ?? null,
    [pressable, name],
  );
  const element = handle.asElement();
  if (element === null) return 'gone';
  const isThere = () => element.evaluate((each) => each.isConnected && each.checkVisibility());
  const click = () => element.click({ timeout: 2_000 });
  return (
    click()
      // A list that lies open over it is closed first.
      .catch(() => page.keyboard.press('Escape').then(click))
      .then(() => 'pressed' as const)
      .catch(async () => ((await onPage(isThere(), false)) ? 'out-of-reach' : 'gone'))
  );
};

/** Runs in the page: nine frames later, what nothing came of. */
const unanswered = async (): Promise<readonly string[]> => {
  while (window.looking?.isAnswerDue() === true) await new Promise((drawn) => requestAnimationFrame(drawn));
  return (window.looking?.presses.splice(0) ?? [])
    .filter(({ isAnswered }) => !isAnswered)
    .map(({ what }) => what);
};

type Pressing = {
  /** What was pressed on this screen before, here and in the walks. */
  readonly pressed: Set<string>;
  readonly most: number;
};

/**
 * Presses what no walk has pressed, one after the other, for as long as the page stands where it stood: what opens is
 * closed again by Escape, and what leads elsewhere ends it. Each press counts that nothing comes of.
 */
export const problemsOfPressing = async (
  page: Page,
  { pressed, most }: Pressing,
): Promise<readonly Problem[]> => {
  const place = await page.evaluate(placeNow);
  const problems: Problem[] = [];
  for (let count = 0; count < most; count += 1) {
    const names = await onPage(page.evaluate(controlsOf, pressable), []);
    const next = names.find((name) => !pressed.has(name));
    if (next === undefined) break;
    pressed.add(next);
    const became = await press(page, next);
    if (became === 'out-of-reach')
      problems.push({ rule: 'presses-answered', what: `${next} cannot be pressed` });
    if (became !== 'pressed') continue;
    const left = await onPage(page.evaluate(unanswered), []);
    problems.push(
      ...left.map(
        (what) => ({ rule: 'presses-answered', what: `nothing comes of the press on ${what}` }) as const,
      ),
    );
    if ((await onPage(page.evaluate(placeNow), '')) !== place) await page.keyboard.press('Escape');
    if ((await onPage(page.evaluate(placeNow), '')) !== place) break;
  }
  return problems;
};
