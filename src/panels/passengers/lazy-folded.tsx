import { lazy } from 'react';

const load = () => import('./folded-passengers.tsx');

/** The lines of those who are seated are fetched while it is told who travels. */
export const FoldedPassengers = lazy(() => load().then((module) => ({ default: module.FoldedPassengers })));

/** Whoever needs them and cannot have them is told then. */
export const fetchFolded = (): void => {
  load().catch(() => undefined);
};
