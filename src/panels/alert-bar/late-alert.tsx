import { lazy } from 'react';

const bring = () => import('./alert-shown.tsx');

export const AlertShown = lazy(() => bring().then((module) => ({ default: module.AlertShown })));

/** Fetched before the first alert: the network may be what it tells of. */
export const fetchAlert = (): void => {
  bring().catch(() => undefined);
};
