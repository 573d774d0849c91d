import { type ComponentProps, lazy } from 'react';
import type { MemberCorner as Corner } from './member-corner.tsx';

const load = () => import('./member-corner.tsx').then((module) => module.MemberCorner);

const Coming = lazy(() => load().then((corner) => ({ default: corner })));

let known: typeof Corner | null = null;

/** Fetched before it is known that somebody is a member: their name stands at once where they logged in. */
export const fetchMember = async (): Promise<void> => {
  known = await load();
};

/** What only members see comes once it is known that somebody is one. */
export const MemberCorner = (own: ComponentProps<typeof Corner>) => {
  const Part = known ?? Coming;
  return <Part {...own} />;
};

export const IdleWarning = lazy(() =>
  import('./idle-warning.tsx').then((module) => ({ default: module.IdleWarning })),
);
