import type { Say } from '#i18n/say.ts';
import type { Moment } from './played.ts';
import { type Telling, titleOf } from './telling.ts';

/** The innermost states that are on: a state whose parts are on is told by them. */
const innermost = ({ flow }: Telling, active: readonly string[]) =>
  active.filter((id) => (flow.states.get(id)?.states ?? []).every((state) => !active.includes(state.id)));

/** One moment of a played path in the reader's words. */
export const momentText = (telling: Telling, { at, active, taken }: Moment, say: Say): string => {
  const state = innermost(telling, active)
    .map((id) => titleOf(telling, id))
    .join(', ');
  if (at === 0) return say('atlas.play.begins', { state });
  const [arrow] = taken.flatMap((id) => telling.flow.arrows.get(id) ?? []);
  return arrow
    ? say('atlas.play.goes', { cause: telling.words.cause(arrow), state })
    : say('atlas.play.stays', { state });
};
