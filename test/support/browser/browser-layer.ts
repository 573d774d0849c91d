import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Ahead, Path, Step } from '#machines/kit/walk/path.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { askedPathsOf } from '../asked-suite.ts';
import { type Released, type WorldHand, worldHand } from '../shop/world.ts';
import { soon } from '../soon.ts';
import { endWait, holdTimersIn } from './held-timers.ts';
import { lookerAt } from './looking/looker.ts';
import { openEyes } from './looking/sight-of.ts';
import { waysToLook } from './looking/ways-to-look.ts';
import { pressedOnce } from './ruled/pressed-once.ts';
import { ruledWalk } from './ruled/ruled-walk.ts';
import type { Meant } from './ruled/sent-words.ts';
import type { Shop } from './shop.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** What is in hand while a path is walked in the real shop. */
export type Scene = {
  readonly page: Page;
  readonly origin: string;
  readonly world: WorldHand;
};

/** What is done by hand at an instant of the path. */
export type Action = (scene: Scene, at: number) => Promise<void>;

/** What makes an outcome come true: what a held call is given, or something done by hand. */
export type Cause = Action | Released;

export type Causes = {
  /** The call that waits until the path answers it, or the calls of which one does; null where the answer is no call. */
  readonly call: string | readonly string[] | null;
  /** A call a child may be waiting for when it is to answer. */
  readonly beneath?: string;
  readonly outcomes: Readonly<Record<string, Cause>>;
};

/** How a flow is worked and seen from outside, in a real browser before the real server. */
export type BrowserDriver = {
  readonly walk: Walk;
  /** Brings a visitor to where the path starts. */
  readonly begin: (scene: Scene, path: Path) => Promise<void>;
  /** `ahead` tells which answers this step's calls will get, so that the right details can be typed. */
  readonly gestures: Readonly<
    Record<string, (scene: Scene, step: Step, ahead: readonly Ahead[]) => Promise<void>>
  >;
  readonly causes: Readonly<Record<string, Causes>>;
  /** Where the page says the flow stands. */
  readonly stateIn: (scene: Scene) => Promise<string | null>;
  /** States the page leaves before they can be seen, with what is seen instead. */
  readonly unseen?: Readonly<Record<string, (scene: Scene) => Promise<void>>>;
  /** The same flow under answers that cannot come where `walk` goes: its paths take what `walk` leaves. */
  readonly besides?: Walk;
  /** What of the world a path begins with anew: all of it, or the switches alone where nothing is found again. */
  readonly anew?: 'switches' | 'world';
  /** The hour at which a path starts, where all its waits are kept and not only those for a deadline. */
  readonly startsAt?: () => number;
  /** What words of the paths mean in this shop, by what they are words of: what is really to pay. */
  readonly meant?: () => Meant;
  /** Where a deadline of the server's hour stands beside a wait of the page that is as long: the wait alone is over. */
  readonly waits?: 'alone';
};

/** The page looks at the server's clock when it comes into sight; done when its own clock has been set. */
export const syncClock = (page: Page): Promise<void> =>
  page.evaluate(async (timeout) => {
    const asked = performance.now();
    await new Promise<void>((looked, gaveUp) => {
      AbortSignal.timeout(timeout).addEventListener('abort', () => gaveUp(new Error('Nobody looked.')));
      // Observers hear in the order they began: the page's own has heard when this one does.
      const observer = new PerformanceObserver((answers) => {
        const answer = answers.getEntriesByName(`${location.origin}/`).at(-1);
        if (answer === undefined || answer.startTime < asked) return;
        observer.disconnect();
        looked();
      });
      observer.observe({ type: 'resource' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }, soon.timeout);

const callsOf = (causes: Causes | undefined): readonly string[] => [causes?.call ?? []].flat();

const answered = async (causes: Causes, outcome: string, scene: Scene, at: number) => {
  const cause = causes.outcomes[outcome];
  const calls = callsOf(causes);
  if (typeof cause === 'function') return cause(scene, at);
  if (cause === undefined || calls.length === 0) throw new Error(`Nothing makes the answer ${outcome}.`);
  const call = calls.length === 1 ? (calls[0] ?? '') : await scene.world.heldAmong(calls);
  if (cause.kind === 'pass') await scene.world.open(call);
  else if (cause.kind === 'cut') await scene.world.cut(call);
  else await scene.world.release(call, cause);
};

const heldBy = ({ causes }: BrowserDriver) => [...new Set(Object.values(causes).flatMap(callsOf))];

/** Less than any deadline is away from what is drawn to come before it, and more than a step takes. */
const slack = 1_500;

/** Lets the time before a step pass: what is drawn to come before a deadline comes a little early. */
const timePasses = async ({ startsAt, waits }: BrowserDriver, { page, world }: Scene, step: Step) => {
  const { kind } = step.cause;
  const early = kind === 'deadline' ? 0 : slack;
  if (waits === 'alone' && kind === 'delay') return;
  if (startsAt === undefined && (kind === 'event' || kind === 'answer')) return;
  const left = startsAt === undefined ? step.wait : startsAt() + step.at - early - (await world.now());
  const wait = kind === 'deadline' ? Math.max(left, step.wait) : left;
  if (step.wait <= 1 && kind !== 'deadline') return;
  if (wait > 0) await world.pass(wait);
  await syncClock(page);
};

/** How long a wait of the chart takes that is not by the server's hour. */
const lengthOf = ({ walk }: BrowserDriver, delay: string, otherwise: number): number => {
  const drawn: unknown = walk.machine.implementations.delays[delay];
  return typeof drawn === 'number' ? drawn : otherwise;
};

const happens = async (driver: BrowserDriver, scene: Scene, step: Step) => {
  const { cause } = step;
  await timePasses(driver, scene, step);
  if (cause.kind === 'answer') {
    const causes = driver.causes[cause.port];
    if (causes === undefined) throw new Error(`Nothing makes ${cause.port} answer.`);
    await answered(causes, cause.outcome, scene, (driver.startsAt?.() ?? 0) + step.at);
    return;
  }
  if (cause.kind === 'event') {
    const gesture = driver.gestures[step.event.type];
    if (gesture === undefined) throw new Error(`${step.event.type} has no gesture.`);
    await gesture(scene, step, step.ahead);
    return;
  }
  if (cause.kind === 'delay') await endWait(scene.page, lengthOf(driver, cause.delay, step.wait));
};

/** Less than any flow waits for an answer: the end of its patience must not be taken for the answer. */
const atOnce = { timeout: 10_000 } as const;

const sees = async (
  driver: BrowserDriver,
  scene: Scene,
  state: Path['begins'],
  title: string,
  within: { readonly timeout: number } = soon,
) => {
  const name = stateNameOf(state.value);
  const instead = driver.unseen?.[name];
  if (instead) {
    await instead(scene);
    return;
  }
  await expect.poll(() => driver.stateIn(scene), { message: title, ...within }).toBe(name);
};

/** A call this path never answers stays without an answer, and is not mistaken for a later one of its name. */
const forgets = async (driver: BrowserDriver, scene: Scene, ahead: readonly Ahead[]) => {
  for (const { port, outcome } of ahead) {
    const calls = callsOf(driver.causes[port]);
    if (outcome === null && calls.length > 0) await scene.world.forget(calls);
  }
};

/** Calls that were asked and that the path answers after this step. */
const dueAfter = ({ causes }: BrowserDriver, path: Path, step: number) =>
  [path.ahead, ...path.steps.slice(0, step + 1).map(({ ahead }) => ahead)]
    .flat()
    .filter((ahead) => ahead.step !== null && ahead.step > step)
    .flatMap(({ port }) => [...callsOf(causes[port]), causes[port]?.beneath ?? []].flat());

/** The step has asked something that the path has not answered yet. */
const asksIn = ({ causes }: BrowserDriver, { ahead }: Step) =>
  ahead.some(({ port }) => callsOf(causes[port]).length > 0);

const walkInBrowser = async (driver: BrowserDriver, scene: Scene, path: Path, isTouch: boolean) => {
  if (driver.anew === 'switches') {
    await scene.world.turn({ do: 'let-pass', name: null });
    await scene.world.turn({ do: 'set-clock', offset: 0 });
    await scene.world.forgetAllBut([]);
  } else await scene.world.turn({ do: 'reset' });
  await scene.world.hold(heldBy(driver));
  await holdTimersIn(scene.page);
  await openEyes(scene.page);
  const { judge, pressRest, problems } = lookerAt(scene.page, {
    walk: `${driver.walk.flow} ${path.title}`,
    isTouch,
  });
  const rules = ruledWalk(scene.page, driver.causes, path, driver.meant);
  await driver.begin(scene, path);
  await sees(driver, scene, path.begins, 'the start');
  await judge({ title: 'the start', by: 'reader', isHeld: false, place: 'first' });
  rules.step();
  await forgets(driver, scene, path.ahead);
  for (const [index, step] of path.steps.entries()) {
    await happens(driver, scene, step);
    await sees(driver, scene, step.expected, step.title, step.cause.kind === 'answer' ? atOnce : soon);
    const by = step.cause.kind === 'event' ? 'reader' : 'world';
    const place = index === path.steps.length - 1 ? 'last' : 'between';
    await judge({ title: step.title, by, isHeld: asksIn(driver, step), place });
    rules.step();
    await forgets(driver, scene, step.ahead);
    await scene.world.forgetAllBut(dueAfter(driver, path, index));
    if (step.cause.kind === 'answer') await scene.world.hold(heldBy(driver));
  }
  await rules.allSent();
  const broken = rules.broken();
  await pressRest();
  expect(problems()).toEqual([]);
  expect(broken).toEqual([]);
};

const timeout = { timeout: 180_000 };

/** The paths that take every declared transition, and those that none of them takes; or the paths somebody wrote. */
const covering = ({ walk, besides }: BrowserDriver) => {
  const asked = askedPathsOf(walk.flow);
  if (asked !== null) return { paths: asked, unreached: [] };
  const { paths, unreached } = suiteOf(explore(pressedOnce(walk)));
  const left = new Set(unreached.map(({ target }) => target));
  const more = (besides === undefined ? [] : suiteOf(explore(pressedOnce(besides))).paths).filter(
    ({ steps }) => {
      const taken = steps.flatMap((step) => step.taken).filter((id) => left.delete(id));
      return taken.length > 0;
    },
  );
  return { paths: [...paths, ...more], unreached: unreached.filter(({ target }) => left.has(target)) };
};

/** A path lets calls wait, and what turns while they wait is drawn sixty times a second for nobody. */
const still: VisitorOptions = { motion: false };

/** Every declared transition of a flow in a real browser, before the real server. */
export const browserLayer = (
  driver: BrowserDriver,
  shop: () => Shop,
  comes: (visit: VisitorOptions) => Promise<Visitor>,
) =>
  describe(`${driver.walk.flow} in the browser`, () => {
    const { paths, unreached } = covering(driver);
    test.each(paths.map((path) => [path.title, path] as const))('%s', timeout, async (_, path) => {
      const { origin } = shop();
      for (const way of waysToLook(path.title)) {
        const { page } = await comes({ ...still, ...way });
        await walkInBrowser(driver, { page, origin, world: worldHand(origin) }, path, way.touch === true);
      }
    });
    test('every declared transition is walked', () => {
      expect(unreached).toEqual([]);
      expect(paths.length).toBeGreaterThan(0);
    });
  });
