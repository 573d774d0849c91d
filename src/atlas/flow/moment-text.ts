import type { Say } from '#i18n/say.ts';
import { type FlowView, titleOf } from './flow-view.ts';
import type { Moment, Played } from './played.ts';

/** The innermost states that are on: a state whose parts are on is told by them. */
const innermost = ({ flow }: FlowView, active: readonly string[]) =>
  active.filter((id) => (flow.states.get(id)?.states ?? []).every((state) => !active.includes(state.id)));

/** Where a flow stands, in the reader's words. */
const standText = (view: FlowView, active: readonly string[]): string =>
  innermost(view, active)
    .map((id) => titleOf(view, id))
    .join(', ');

/** One moment of a played path in the reader's words. */
export const momentText = (view: FlowView, { at, active, taken }: Moment, say: Say): string => {
  const state = standText(view, active);
  if (at === 0) return say('atlas.play.begins', { state });
  const [arrow] = taken.flatMap((id) => view.flow.arrows.get(id) ?? []);
  return arrow
    ? say('atlas.play.goes', { cause: view.words.cause(arrow), state })
    : say('atlas.play.stays', { state });
};

/** A path of a suite in the reader's words: which one it is, where it begins and where it ends. */
export const pathText = (view: FlowView, { moments }: Played, at: string, say: Say): string =>
  say('atlas.suite.path', {
    at,
    from: standText(view, moments[0]?.active ?? []),
    to: standText(view, moments.at(-1)?.active ?? []),
  });
