import { doingOf, isNamedBy, isNobodys } from './doing.ts';
import { record } from './freeze.ts';
import type { Playing, Replayed } from './replay.ts';
import { signatureOf } from './signature.ts';
import type { FrozenSuite } from './suite.ts';
import type { Twig } from './tree.ts';

/** What may be written down: what the named ones do, and what was done word for word before. */
export type Allowed = {
  readonly arrows: FrozenSuite['arrows'];
  readonly titles: ReadonlyMap<string, string>;
  readonly known: ReadonlySet<string>;
  readonly names: readonly string[];
};

export const dropIn = (roots: Twig[], { line, twig }: Replayed): void => {
  const among = line.at(-2)?.twigs ?? roots;
  const at = among.indexOf(twig);
  if (at >= 0) among.splice(at, 1);
};

/** Records every step nobody has looked at yet, and takes out again what would have to be accepted by other names. */
export const recordAllowed = (
  playing: Playing,
  { arrows, titles, known, names }: Allowed,
): { readonly isMore: boolean; readonly open: readonly string[] } => {
  const dropped = new Set<Twig>();
  const open = new Set<string>();
  let isMore = false;
  for (const step of record(playing)) {
    const { twig, line } = step;
    if (line.some((each) => dropped.has(each))) continue;
    const doing = doingOf(arrows, titles, step);
    if (isNamedBy(doing, names)) {
      isMore = true;
      continue;
    }
    if (isNobodys(step, doing) || known.has(signatureOf(playing.shelf, line.at(-2)?.state ?? '', twig)))
      continue;
    dropped.add(twig);
    dropIn(playing.roots, step);
    for (const name of [...doing.all, ...doing.any]) if (!names.includes(name)) open.add(name);
  }
  return { isMore, open: [...open] };
};
