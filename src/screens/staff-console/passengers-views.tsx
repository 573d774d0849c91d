import type { ReactNode } from 'react';
import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { Card } from '#ui/card.tsx';
import { useWords } from '#ui/words-context.ts';
import { view, views } from './passengers-coach.css.ts';
import { PassengersView } from './passengers-view.tsx';
import type { SeatPlanPreview } from './seat-plan-preview.flow.ts';

type Own = { readonly entry: CatalogueEntry; readonly Preview: SeatPlanPreview };

const Side = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className={view} aria-label={name}>
    <h3>{name}</h3>
    {children}
  </section>
);

/** What passengers see of an entry, and under it what they would see instead. */
export const PassengersViews = ({ entry, Preview }: Own) => {
  const { say } = useWords();
  const { kind, published, intent } = entry;
  if (kind !== 'seat-map') return null;
  if (published === null || intent === null || intent.action === 'delete')
    return <PassengersView kind={kind} fields={(intent ?? published)?.fields ?? {}} Preview={Preview} />;
  return (
    <Card as="section">
      <h2>{say('catalogue.coach')}</h2>
      <div className={views}>
        <Side name={say('catalogue.difference.published')}>
          <Preview fields={published.fields} />
        </Side>
        <Side name={say('catalogue.difference.meant')}>
          <Preview fields={intent.fields} />
        </Side>
      </div>
    </Card>
  );
};
