import { addressParts } from '#domain/shop/address-parts.ts';
import { minute } from '#domain/values/durations.ts';
import { pageOf, type Wanted } from './page-of.tsx';
import type { Pressing, Rendered } from './rendered.ts';

/** Pages by name, the ones drawn last. */
const shelfOf = (most: number) => {
  const drawn = new Map<string, Promise<Rendered>>();
  return (name: string, draw: () => Promise<Rendered>): Promise<Rendered> => {
    const known = drawn.get(name) ?? draw();
    drawn.delete(name);
    drawn.set(name, known);
    known.catch(() => drawn.delete(name));
    const [oldest] = drawn.keys();
    if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
    return known;
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

/** Pressing as well as can be takes long: a page whose content changes with every sale is pressed so once in a while. */
const pressingOf = (wanted: Wanted): Pressing => {
  const name = nameOf({ ...wanted, drawn: null });
  const { now } = wanted.page;
  if (Math.abs(now - (pressedWell.get(name) ?? 0)) < minute) return 'soon';
  pressedWell.set(name, now);
  return 'well';
};

/** Pages are the same for every reader, so each is drawn and pressed once. */
export const drawnPage = (wanted: Wanted): Promise<Rendered> => {
  if (import.meta.env.DEV) return pageOf(wanted, 'soon');
  return isOneOfFew(wanted)
    ? few(nameOf(wanted), () => pageOf(wanted, pressingOf(wanted)))
    : others(nameOf(wanted), () => pageOf(wanted, 'soon'));
};
