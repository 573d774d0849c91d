import { lazy } from 'react';

const load = () => import('./alert-shown.tsx');

export const AlertShown = lazy(() => load().then((module) => ({ default: module.AlertShown })));

/** Fetched before the first alert: the network may be what it tells of. */
export const fetchAlert = (): void => {
  load().catch(() => undefined);
};
