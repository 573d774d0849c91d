import { pageOf, type Wanted } from './page-of.tsx';
import type { Rendered } from './rendered.ts';

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

/** Those that say the same for long, and those that are drawn with what stands so only for a moment. */
const lasting = shelfOf(300);
const fleeting = shelfOf(60);

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

/** Pages are the same for every reader, so each is drawn and pressed once. */
export const drawnPage = (wanted: Wanted): Promise<Rendered> => {
  if (import.meta.env.DEV) return pageOf(wanted);
  const shelf = wanted.lasts === 'long' ? lasting : fleeting;
  return shelf(nameOf(wanted), () => pageOf(wanted));
};
