import { lazy } from 'react';

const bring = () => import('./seat-choice.tsx');

/** The plan of the coaches is fetched while it is told who travels, and drawn when seats are chosen. */
export const SeatChoice = lazy(() => bring().then((module) => ({ default: module.SeatChoice })));

/** Whoever needs it and cannot have it is told then. */
export const fetchSeatChoice = (): void => {
  bring().catch(() => undefined);
};
