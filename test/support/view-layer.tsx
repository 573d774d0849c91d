import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Actor, AnyStateMachine } from 'xstate';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { explore } from '#machines/kit/explore.ts';
import type { Path, Step } from '#machines/kit/path.ts';
import { startLive } from '#machines/kit/replay.ts';
import { stateNameOf } from '#machines/kit/state-name.ts';
import { suiteOf } from '#machines/kit/suite.ts';
import type { Walk } from '#machines/kit/walk.ts';
import { type Shop, ShopContext } from '#panels/shop.ts';
import { WordsContext } from '#ui/words-context.ts';

type Running = { readonly actor: Actor<AnyStateMachine>; readonly now: () => number };

/** How a flow is worked through its React view: a gesture per event, and what tells that an event is offered. */
export type ViewDriver = {
  readonly walk: Walk;
  readonly draw: (running: Running) => ReactNode;
  /** The flows that live beside every page, where the view reads one of them. */
  readonly shop?: (running: Running) => Partial<Shop>;
  /** Events no view sends: `src/app` does, on a fact or an address. */
  readonly fromApp?: readonly string[];
  readonly gestures: Readonly<Record<string, (step: Step, running: Running) => Promise<void>>>;
  /** States whose view says nothing of the flow, with what is seen instead. */
  readonly unseen?: Readonly<Record<string, () => boolean>>;
  /** Per event that has a control of its own: whether the reader can reach it now. */
  readonly offers: Readonly<Record<string, () => boolean>>;
};

const roots: { readonly unmount: () => void }[] = [];

const drawn = (view: ReactNode, shop: Partial<Shop>, now: () => number) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <WordsContext value={wordsIn('tr', wholeCatalogue('tr'))}>
        <ShopContext
          value={{
            session: null,
            alert: null,
            booking: null,
            environment: 'LOCAL-DEV',
            place: 'home',
            now,
            ...shop,
          }}
        >
          {view}
        </ShopContext>
      </WordsContext>
    </StrictMode>,
  );
  roots.push({
    unmount: () => {
      root.unmount();
      place.remove();
    },
  });
};

const shownState = (flow: string) =>
  document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state') ?? null;

/** Walks one path through the view: what the reader does is done in the page, the world answers as the path says. */
const walkInView = async (driver: ViewDriver, path: Path) => {
  const live = await startLive(driver.walk.machine, path);
  const running = { actor: live.actor, now: live.now };
  drawn(driver.draw(running), driver.shop?.(running) ?? {}, live.now);
  const sees = async (state: Path['begins'], title: string) => {
    const name = stateNameOf(state.value);
    const instead = driver.unseen?.[name];
    await vi.waitFor(() =>
      expect(instead?.() === true ? name : shownState(driver.walk.flow), title).toBe(name),
    );
    expect(live.look(), title).toEqual(state);
    const snapshot = live.actor.getSnapshot();
    if (state.status !== 'active') return;
    for (const [type, isOffered] of Object.entries(driver.offers)) {
      const sample = Object.values(driver.walk.events[type] ?? { plain: {} })[0] ?? {};
      await vi.waitFor(() =>
        expect(isOffered(), `${title}: is ${type} offered?`).toBe(snapshot.can({ ...sample, type })),
      );
    }
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

/** Every declared transition of a flow, through its React view in a real browser. */
export const viewLayer = (driver: ViewDriver) =>
  describe(`${driver.walk.flow} in its view`, () => {
    afterEach(() => {
      for (const root of roots.splice(0)) root.unmount();
    });
    const suite = suiteOf(explore(driver.walk));
    test.each(suite.paths.map((path) => [path.title, path] as const))('%s', (_, path) =>
      walkInView(driver, path),
    );
    test('every declared transition is walked', () => {
      expect(suite.unreached).toEqual([]);
      expect(suite.reached).toBe(suite.of);
    });
  });
