import { lazy, Suspense } from 'react';
import { useAskedAtOnce } from '#app/hooks/use-asked-at-once.ts';
import { coachFrameOver, entryHistoryOver } from '#app/ports/catalogue.ts';
import type { EntryParts } from '#screens/staff-console/entry-parts.ts';
import type { HistoryOf } from '#screens/staff-console/flow/entry-history.flow.ts';
import type { FrameOf, PreviewOf } from '#screens/staff-console/flow/seat-plan-preview.flow.ts';
import { NoFrame } from '#screens/staff-console/seat-plan/no-frame.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** What became of an entry comes with the first one that is opened. */
const LazyHistory = lazy(() =>
  import('#screens/staff-console/entry-history.tsx').then((module) => ({ default: module.EntryHistory })),
);

const HistoryAsked = (of: HistoryOf) => {
  const { form, ask } = useAskedAtOnce(entryHistoryOver, of);
  const { say } = useWords();
  return (
    <Suspense fallback={<LoadingText text={say('catalogue.history.reading')} />}>
      <LazyHistory form={form} onAsk={ask} />
    </Suspense>
  );
};

/** The drawing comes with the first seat map that is looked at. */
const LazyPreview = lazy(() =>
  import('#screens/staff-console/seat-plan/seat-plan-preview.tsx').then((module) => ({
    default: module.SeatPlanPreview,
  })),
);

type Framed = FrameOf & PreviewOf;

const FrameAsked = ({ code, ...of }: Framed) => {
  const { form, ask } = useAskedAtOnce(coachFrameOver, { code });
  const { say } = useWords();
  return (
    <Suspense fallback={<LoadingText text={say('catalogue.plan.reading')} />}>
      <LazyPreview {...of} form={form} onAsk={ask} />
    </Suspense>
  );
};

/** A coach is asked for by its code, as soon as there is one. */
const Preview: EntryParts['Preview'] = (of) => {
  const { code } = of.fields;
  return typeof code === 'string' && code !== '' ? (
    <FrameAsked key={code} code={code} {...of} />
  ) : (
    <NoFrame />
  );
};

/** Parts of an entry of the catalogue, each asked for as soon as it is drawn. */
export const entryParts: Omit<EntryParts, 'typing'> = {
  History: HistoryAsked,
  Preview,
};
