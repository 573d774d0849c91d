import type { Say } from '#i18n/say.ts';
import { type FlowView, titleOf } from './flow-view.ts';
import type { Moment } from './played.ts';

/** The innermost states that are on: a state whose parts are on is told by them. */
const innermost = ({ flow }: FlowView, active: readonly string[]) =>
  active.filter((id) => (flow.states.get(id)?.states ?? []).every((state) => !active.includes(state.id)));

/** One moment of a played path in the reader's words. */
export const momentText = (view: FlowView, { at, active, taken }: Moment, say: Say): string => {
  const state = innermost(view, active)
    .map((id) => titleOf(view, id))
    .join(', ');
  if (at === 0) return say('atlas.play.begins', { state });
  const [arrow] = taken.flatMap((id) => view.flow.arrows.get(id) ?? []);
  return arrow
    ? say('atlas.play.goes', { cause: view.words.cause(arrow), state })
    : say('atlas.play.stays', { state });
};
