/** The calendar comes with the first form that has a day to pick. */
export const loadPickedCalendar = () => import('./picked-calendar.tsx');

/** Whoever picks a day and cannot have the calendar is told then. */
export const fetchPickedCalendar = (): void => {
  loadPickedCalendar().catch(() => undefined);
};
