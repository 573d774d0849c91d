import { lazy } from 'react';

const bring = () => import('./picked-calendar.tsx');

/** The calendar comes with the first form that has a day to pick. */
export const LatePickedCalendar = lazy(() => bring().then((module) => ({ default: module.PickedCalendar })));

/** Whoever picks a day and cannot have the calendar is told then. */
export const fetchPickedCalendar = (): void => {
  bring().catch(() => undefined);
};
