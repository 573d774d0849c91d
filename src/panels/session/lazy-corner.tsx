import { type ComponentProps, lazy } from 'react';
import type { MemberCorner as Corner } from './member-corner.tsx';

let known: typeof Corner | null = null;

const load = async () => {
  known = (await import('./member-corner.tsx')).MemberCorner;
  return { default: known };
};

const Coming = lazy(load);

/** Fetched before it is known that somebody is a member: their name stands at once where they logged in. */
export const fetchMember = (): void => {
  // What cannot be fetched ahead is told when it is asked for.
  load().catch(() => undefined);
};

/** What only members see comes once it is known that somebody is one. */
export const MemberCorner = (own: ComponentProps<typeof Corner>) => {
  const Part = known ?? Coming;
  return <Part {...own} />;
};

export const IdleWarning = lazy(() =>
  import('./idle-warning.tsx').then((module) => ({ default: module.IdleWarning })),
);
