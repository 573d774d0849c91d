import { addressParts } from '#domain/shop/address-parts.ts';
import { minute } from '#domain/values/durations.ts';
import { pageOf, type Wanted } from './page-of.tsx';
import { pressBudget } from './press-budget.ts';
import type { Rendered } from './rendered.ts';

/** Pages by name, the ones drawn last. */
const shelfOf = (most: number) => {
  const drawn = new Map<string, Promise<Rendered>>();
  return {
    holds: (name: string): boolean => drawn.has(name),
    take: (name: string, draw: () => Promise<Rendered>): Promise<Rendered> => {
      const known = drawn.get(name) ?? draw();
      drawn.delete(name);
      drawn.set(name, known);
      known.catch(() => drawn.delete(name));
      const [oldest] = drawn.keys();
      if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
      return known;
    },
  };
};

/** Those of which there are few, and all others. */
const few = shelfOf(300);
const others = shelfOf(60);

const nameOf = ({ resolved: { mayBeMember }, entry, drawn, language, theme, loginRefusal, page }: Wanted) =>
  [
    entry,
    mayBeMember,
    language,
    theme,
    loginRefusal,
    page.environment,
    page.origin,
    page.cardOrigin,
    page.eventLog,
    drawn,
  ].join(' ');

/** At an address that does not go on in any way: nobody can ask for many of these. */
const isOneOfFew = ({ lasts, loginRefusal, resolved: { place, path } }: Wanted): boolean =>
  lasts === 'long' && loginRefusal === null && Object.keys(addressParts(place, path)).length === 0;

const pressedWell = new Map<string, number>();
const budget = pressBudget();

/** Pressing as well as can be takes long: a page whose content changes with every sale is pressed so once in a while. */
const isTimeToPressWell = (wanted: Wanted): boolean => {
  const name = nameOf({ ...wanted, drawn: null });
  const { now } = wanted.page;
  if (Math.abs(now - (pressedWell.get(name) ?? 0)) < minute || !budget.take(now)) return false;
  pressedWell.set(name, now);
  return true;
};

/** Pages are the same for every reader, so each is drawn and pressed once. */
export const drawnPage = (wanted: Wanted): Promise<Rendered> => {
  if (import.meta.env.DEV) return pageOf(wanted, 'soon');
  const name = nameOf(wanted);
  return isOneOfFew(wanted) && (few.holds(name) || isTimeToPressWell(wanted))
    ? few.take(name, () => pageOf(wanted, 'well'))
    : others.take(name, () => pageOf(wanted, 'soon'));
};
