import { lazy } from 'react';

const load = () => import('./seat-choice.tsx');
const loadSeatsGone = () => import('./seats-gone.tsx');

/** The plan of the coaches is fetched while it is told who travels, and drawn when seats are chosen. */
export const SeatChoice = lazy(() => load().then((module) => ({ default: module.SeatChoice })));

/** Fetched with it: seats are lost long after the page has come. */
export const SeatsGone = lazy(() => loadSeatsGone().then((module) => ({ default: module.SeatsGone })));

/** Whoever needs them and cannot have them is told then. */
export const fetchSeatChoice = (): void => {
  Promise.all([load(), loadSeatsGone()]).catch(() => undefined);
};
