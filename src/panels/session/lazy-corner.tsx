import { lazy } from 'react';

/** What only members see comes once it is known that somebody is one. */
export const MemberCorner = lazy(() =>
  import('./member-corner.tsx').then((module) => ({ default: module.MemberCorner })),
);

export const IdleWarning = lazy(() =>
  import('./idle-warning.tsx').then((module) => ({ default: module.IdleWarning })),
);
