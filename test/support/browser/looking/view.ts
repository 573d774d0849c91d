import type { Sight } from './sight.ts';

/** A page as it is seen after a step, and what came before. */
export type View = {
  readonly sight: Sight;
  /** The page as it was seen before the step; null where it was none of the shop, or another document. */
  readonly before: Sight | null;
  /** What made the step: the reader by a gesture, or the world. */
  readonly by: 'reader' | 'world';
  /** The gesture asks something of the world, and the world has not answered yet. */
  readonly isHeld: boolean;
  readonly isTouch: boolean;
  /** Several steps have led here, and not one that was looked at. */
  readonly isStart: boolean;
};

/** What a rule has against a page: nothing, or something for each of its faults. */
export type Rule = (view: View) => readonly string[];

/** The reader has come to another page, to another step of it, or to another day of a list. */
export const hasMovedOn = ({ sight, before }: View): boolean =>
  before === null ||
  before.path !== sight.path ||
  before.current !== sight.current ||
  before.heading !== sight.heading;
