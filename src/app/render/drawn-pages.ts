import { pageOf, type Wanted } from './page-of.tsx';
import type { Rendered } from './rendered.ts';

const most = 300;
const drawn = new Map<string, Promise<Rendered>>();

const nameOf = ({ standing: { path, mayBeMember }, language, theme, loginTold, page }: Wanted) =>
  [path, mayBeMember, language, theme, loginTold, page.environment, page.origin, page.cardOrigin].join(' ');

const draw = (name: string, wanted: Wanted) => {
  const drawing = pageOf(wanted);
  drawn.set(name, drawing);
  drawing.catch(() => drawn.delete(name));
  const [oldest] = drawn.keys();
  if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
  return drawing;
};

/** Pages are the same for every reader, so each is drawn and pressed once. */
export const drawnPage = (wanted: Wanted): Promise<Rendered> => {
  const name = nameOf(wanted);
  return (import.meta.env.DEV ? null : drawn.get(name)) ?? draw(name, wanted);
};
