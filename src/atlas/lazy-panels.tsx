import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

export const ChosenPanel = lazy(() =>
  import('./chosen-panel.tsx').then((module) => ({ default: module.ChosenPanel })),
);

export const PlayPanel = lazy(() =>
  import('./play-panel.tsx').then((module) => ({ default: module.PlayPanel })),
);

export const SuitePanel = lazy(() =>
  import('./suite-panel.tsx').then((module) => ({ default: module.SuitePanel })),
);

export const RulesPanel = lazy(() =>
  import('./rules-panel.tsx').then((module) => ({ default: module.RulesPanel })),
);

export const ComparePanel = lazy(() =>
  import('./compare-panel.tsx').then((module) => ({ default: module.ComparePanel })),
);

export const TrafficPanel = lazy(() =>
  import('./traffic-panel.tsx').then((module) => ({ default: module.TrafficPanel })),
);

export const WaysPanel = lazy(() =>
  import('./ways-panel.tsx').then((module) => ({ default: module.WaysPanel })),
);

type Props = { readonly name: string; readonly children: ReactNode };

/** Where a panel stands that is fetched when it is first opened; its name holds the place meanwhile. */
export const LazyPanel = ({ name, children }: Props) => (
  <Suspense fallback={<LoadingText text={name} />}>{children}</Suspense>
);
