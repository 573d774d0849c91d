import '#ui/theme/base.css.ts';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Actor, AnyStateMachine } from 'xstate';
import { directionOf, type Language, languages } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Path, Step } from '#machines/kit/walk/path.ts';
import { startLive } from '#machines/kit/walk/replay.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { type Shop, ShopContext } from '#panels/shop.ts';
import { WordsContext } from '#ui/hooks/words-context.ts';
import { soon } from '../soon.ts';
import { axeInPage } from './axe-in-page.ts';
import { plainInPage } from './plain-in-page.ts';
import { sentencesIn } from './shown/sentences-in.ts';
import { sightsOf } from './shown/sights-of.ts';
import { valuesOf } from './shown/values-of.ts';
import { wordsWithIds } from './shown/words-with-ids.ts';
import { unkeptTyping } from './unkept-typing.ts';

type Running = { readonly actor: Actor<AnyStateMachine>; readonly now: () => number };

/** How a flow is worked through its React view: a gesture per event, and what tells that an event is offered. */
export type ViewDriver = {
  readonly walk: Walk;
  /** What is written of its states, where several walk one flow, each with its own view. */
  readonly sentences?: string;
  readonly draw: (running: Running) => ReactNode;
  /** The flows that live beside every page, where the view reads one of them. */
  readonly shop?: (running: Running) => Partial<Shop>;
  /** Events no view sends: `src/app` does, on a fact or an address. */
  readonly fromApp?: readonly string[];
  /** Whether a part of the page is still being fetched: it is read when it is there. */
  readonly isComing?: () => boolean;
  readonly gestures: Readonly<Record<string, (step: Step, running: Running) => Promise<void>>>;
  /** States whose view says nothing of the flow, with what is seen instead. */
  readonly unseen?: Readonly<Record<string, () => boolean>>;
  /** Per event that has a control of its own: whether the reader can reach it now. */
  readonly offers: Readonly<Record<string, () => boolean>>;
};

const roots: { readonly unmount: () => void }[] = [];

/** Draws a view; tells what axe finds in it in every language, after which it is Turkish again. */
const drawn = (
  view: ReactNode,
  {
    shop,
    now,
    turkish,
  }: { readonly shop: Partial<Shop>; readonly now: () => number; readonly turkish: Words },
) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const around = {
    session: null,
    alert: null,
    booking: null,
    rental: null,
    registration: null,
    environment: 'LOCAL-DEV',
    place: 'home',
    enteredRegistration: unkeptTyping,
    saved: () => Promise.resolve(),
  } as const;
  const drawIn = (language: Language) => {
    place.lang = language;
    place.dir = directionOf(language);
    root.render(
      <StrictMode>
        <WordsContext value={language === 'tr' ? turkish : wordsIn(language, wholeCatalogue(language))}>
          <ShopContext value={{ ...around, now, ...shop }}>{view}</ShopContext>
        </WordsContext>
      </StrictMode>,
    );
  };
  drawIn('tr');
  roots.push({
    unmount: () => {
      root.unmount();
      place.remove();
    },
  });
  const problems = async (language: Language): Promise<readonly string[]> => {
    flushSync(() => drawIn(language));
    return (await axeInPage(place)).map((problem) => `${language}: ${problem}`);
  };
  return async () => {
    const found: string[] = [];
    for (const language of languages) found.push(...(await problems(language)));
    flushSync(() => drawIn('tr'));
    return found;
  };
};

const shownState = (flow: string) =>
  document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state') ?? null;

/** What was seen on all paths of a flow. */
type Looks = {
  readonly lookedAt: Set<string>;
  readonly sights: ReturnType<typeof sightsOf>;
  readonly values: ReturnType<typeof valuesOf>;
};

/** Walks one path through the view: what the reader does is done in the page, the world answers as the path says. */
const walkInView = async (driver: ViewDriver, path: Path, { lookedAt, sights, values }: Looks) => {
  const live = await startLive(driver.walk.machine, path);
  const running = { actor: live.actor, now: live.now };
  const quoted = wordsWithIds(wordsIn('tr', wholeCatalogue('tr')));
  const shop = driver.shop?.(running) ?? {};
  const problems = drawn(driver.draw(running), { shop, now: live.now, turkish: quoted.words });
  const sees = async (state: Path['begins'], title: string) => {
    const name = stateNameOf(state.value);
    const instead = driver.unseen?.[name];
    await vi.waitFor(() =>
      expect(instead?.() === true ? name : shownState(driver.walk.flow), title).toBe(name),
    );
    expect(live.readSight(), title).toEqual(state);
    const snapshot = live.actor.getSnapshot();
    if (state.status !== 'active') return;
    for (const [type, isOffered] of Object.entries(driver.offers)) {
      const sample = Object.values(driver.walk.events[type] ?? { plain: {} })[0] ?? {};
      await vi.waitFor(() =>
        expect(isOffered(), `${title}: is ${type} offered?`).toBe(snapshot.can({ ...sample, type })),
      );
    }
    await vi.waitFor(() => expect(driver.isComing?.() ?? false, `${title}: is it there?`).toBe(false), soon);
    await vi.dynamicImportSettled();
    expect(plainInPage(document.body), `${title}: what does a reader miss?`).toEqual([]);
    const shown = sentencesIn(document.body, quoted.idsOf);
    expect(sights.wrongIn(name, shown), `${title}: what is read in ${name}?`).toEqual([]);
    const strange = values.strangeIn(document.body, snapshot.context, quoted);
    expect(strange, `${title}: which values are read in ${name}?`).toEqual([]);
    if (lookedAt.has(name)) return;
    lookedAt.add(name);
    expect(await problems(), `${title}: who is shut out?`).toEqual([]);
  };
  await sees(path.begins, 'the start');
  for (const step of path.steps) {
    if (step.cause.kind === 'event' && !driver.fromApp?.includes(step.event.type)) {
      const gesture = driver.gestures[step.event.type];
      if (gesture === undefined) throw new Error(`${step.event.type} has no gesture.`);
      await live.prepare(step);
      await gesture(step, running);
    } else await live.play(step);
    await sees(step.expected, step.title);
  }
  live.stop();
};

/** Every declared transition of a flow, through its React view in a real browser; axe looks at each state it comes to. */
export const viewLayer = (driver: ViewDriver) =>
  describe(`${driver.walk.flow} in its view`, () => {
    afterEach(() => {
      for (const root of roots.splice(0)) root.unmount();
    });
    const suite = suiteOf(explore(driver.walk));
    const lookedAt = new Set<string>();
    const sights = sightsOf(driver.sentences ?? driver.walk.flow);
    const values = valuesOf(driver.sentences ?? driver.walk.flow);
    test.each(suite.paths.map((path) => [path.title, path] as const))('%s', (_, path) =>
      walkInView(driver, path, { lookedAt, sights, values }),
    );
    test('axe has looked at every state, in three languages', () => {
      const states = suite.paths.flatMap(({ begins, steps }) => [
        begins,
        ...steps.map((step) => step.expected),
      ]);
      const active = states.filter(({ status }) => status === 'active');
      expect([...lookedAt].toSorted()).toEqual(
        [...new Set(active.map(({ value }) => stateNameOf(value)))].toSorted(),
      );
    });
    test('what is shown in states is shown in each of them', () => {
      expect(sights.neverShown()).toEqual([]);
      expect(values.neverShown()).toEqual([]);
    });
    test('every declared transition is walked', () => {
      expect(suite.unreached).toEqual([]);
      expect(suite.reached).toBe(suite.of);
    });
  });
