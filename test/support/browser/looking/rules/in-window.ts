import type { Sight } from '../sight.ts';
import type { Rule } from '../view.ts';

const message = 0;
const inTurn = 9;

const isHeading = (level: number) => level !== message && level !== inTurn;

/** Further parts of the page may come below where a message in sight says what became of the press. */
const isReported = (signs: Sight['signs'], first: Sight['signs'][number]) =>
  first.level > 1 &&
  first.focus === 'before' &&
  signs
    .slice(0, signs.indexOf(first))
    .some(
      ({ level, isNew, isInSight, focus }) => level === inTurn && isNew && isInSight && focus === 'before',
    );

/** A list that is in sight goes on below: its reader stands at its beginning. */
const goesOn = (signs: Sight['signs'], first: Sight['signs'][number]) =>
  first.level > 2 &&
  signs
    .slice(0, signs.indexOf(first))
    .some(({ level, isNew, isInSight }) => level === first.level && !isNew && isInSight);

/**
 * What the reader is to read now: a message before headings, the weightiest heading before those below it. Whoever leaves a dialog or a panel comes back to the page as it was.
 */
const newsOf = ({ signs, isOver, isBack: isLeft }: Sight, before: Sight | null) => {
  const isBack = (before?.isOver === true || isLeft) && !isOver;
  const fresh = signs.filter(({ isNew, level }) => isNew && !(isBack && level > 1));
  const weight = Math.min(...fresh.map(({ level }) => level));
  const weightiest = fresh.filter(({ level }) => level === weight);
  const [first] = weightiest;
  if (first !== undefined && isHeading(weight) && (goesOn(signs, first) || isReported(signs, first)))
    return null;
  return weightiest.find(({ isInSight }) => weight === message && isInSight) ?? weightiest[0] ?? null;
};

/** Whoever was led on to a message that came with the page is where it matters. */
const isAtMessage = ({ signs }: Sight) =>
  signs.some(
    ({ level, isNew, isInSight, focus }) => !isHeading(level) && isNew && isInSight && focus === 'on',
  );

/** What is new lies in the window and under nothing, and the focus on it or before it. */
export const inWindow: Rule = ({ sight, before, isStart }) => {
  if (isStart) return [];
  const news = newsOf(sight, before);
  const place = news === null || news.isInSight ? [] : [`“${news.text}” is out of sight`];
  const isLost = before !== null && (sight.hadFocus || sight.presses.length > 0) && sight.focused === null;
  if (isLost) return [...place, 'nothing has the focus any more'];
  const late =
    news?.focus === 'after' && news.level !== inTurn && !(isHeading(news.level) && isAtMessage(sight))
      ? [`the focus stands after “${news.text}”, on ${sight.focused?.what}`]
      : [];
  return [...place, ...late];
};

/** What has the focus lies in the window, and under nothing. */
export const focusInWindow: Rule = ({ sight: { focused } }) =>
  focused === null || focused.isInSight ? [] : [`${focused.what} has the focus out of sight`];
