import type { Page } from 'playwright';
import { inTheLongRun, isLongRun } from '../../in-the-long-run.ts';
import { bankPage } from '../../visits/bank-page.ts';
import { problemsAtLength, standStill } from './at-length.ts';
import { type Found, folder } from './found.ts';
import { type Problem, problemsOf } from './judge.ts';
import { problemsOfPressing } from './press-rest.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight-of.ts';

type Walked = { readonly walk: string; readonly isTouch: boolean };
type Step = {
  readonly title: string;
  readonly by: 'reader' | 'world';
  readonly isHeld: boolean;
  readonly place: 'first' | 'last' | 'between';
};

const screenOf = ({ path, states }: Sight) => [path, ...states].join(' ');

/** Looked at from end to end by this worker already. */
const seenAtLength = new Set<string>();

/** What was pressed on which screen in this worker, by a walk or after one. */
const pressedOn = new Map<string, Set<string>>();
const pressedOnScreen = (screen: string) => {
  const pressed = pressedOn.get(screen) ?? new Set<string>();
  pressedOn.set(screen, pressed);
  return pressed;
};

/** A walk that is over ends with a page nobody needs any more: in the long run what was not pressed on it is pressed. */
const mostPresses = inTheLongRun(40, 0);

/** The bank's page, and the e-ID's, are not the shop's: they are not judged. */
const ofOthers = new Set(['/e-kimlik', '/kart', bankPage]);

/** A page of the shop there is nothing of to look at is a fault of the page, or of who looks. */
const unseenAt = (page: Page): readonly Problem[] => {
  const { pathname } = new URL(page.url());
  return ofOthers.has(pathname)
    ? []
    : [{ rule: 'can-be-seen', what: `${pathname} has nothing to be looked at` }];
};

/** Looks at a page after every step of a walk; nothing of what it finds may stand. */
export const lookerAt = (page: Page, { walk, isTouch }: Walked) => {
  const found: Found[] = [];
  let before: Sight | null = null;
  let [stands, lastStep] = ['', ''];

  const pictureOf = (step: string) =>
    `${folder}/${`${walk} ${step}`.replaceAll(/[^\w-]+/g, '-').slice(0, 150)}.png`;

  /** Each screen once, with what it says: in the long run wherever it is met, else where a path ends. */
  const atLength = async (screen: string, { signs }: Sight, isLast: boolean): Promise<readonly Problem[]> => {
    const says = isLongRun ? signs.map(({ text }) => text.replaceAll(/\d/g, '0')) : [];
    const seen = [screen, isTouch, ...says].join(' ');
    if (seenAtLength.has(seen) || !(isLast || isLongRun)) return [];
    seenAtLength.add(seen);
    return problemsAtLength(page);
  };

  return {
    judge: async ({ title, by, isHeld, place }: Step) => {
      // Several steps have led to the start: its page may still be on its way.
      if (place === 'first' && isLongRun) await page.evaluate(standStill);
      const sight = await sightOf(page);
      const last = sight?.isFresh === true ? null : before;
      before = sight;
      if (sight === null) {
        found.push(
          ...unseenAt(page).map((problem) => ({ ...problem, step: title, picture: pictureOf(title) })),
        );
        return;
      }
      if (place === 'first')
        await page.evaluate(() => window.looking?.seen && delete window.looking.seen.main);
      for (const { what } of sight.presses) pressedOnScreen(stands).add(what);
      const [screen, picture] = [screenOf(sight), pictureOf(title)];
      [stands, lastStep] = [screen, title];
      const problems = [
        ...problemsOf({ sight, before: last, by, isHeld, isTouch, isStart: place === 'first' }),
        ...(await atLength(screen, sight, place === 'last')),
      ];
      const here = problems.map((problem) => ({ ...problem, step: title, picture }));
      found.push(...here);
      if (here.length > 0) await page.screenshot({ path: picture });
    },
    /** Presses what no walk has pressed where this one has ended. */
    pressRest: async () => {
      const problems = await problemsOfPressing(page, {
        pressed: pressedOnScreen(stands),
        most: mostPresses,
      });
      const picture = pictureOf(`${lastStep} and a press`);
      found.push(...problems.map((problem) => ({ ...problem, step: lastStep, picture })));
      if (problems.length > 0) await page.screenshot({ path: picture });
    },
    /** What was found, for whoever is to mend it. */
    problems: (): readonly string[] =>
      found.map(({ rule, what, step, picture }) => `${rule}: ${what}\n  after ${step}, see ${picture}`),
  };
};
