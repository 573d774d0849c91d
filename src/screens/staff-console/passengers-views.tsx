import { useState } from 'react';
import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useWords } from '#ui/words-context.ts';
import { PassengersView } from './passengers-view.tsx';
import type { SeatPlanPreview } from './seat-plan-preview.flow.ts';

type Own = { readonly entry: CatalogueEntry; readonly Preview: SeatPlanPreview };

/** What passengers see of an entry, and what they would see instead. */
export const PassengersViews = ({ entry, Preview }: Own) => {
  const { say } = useWords();
  const [view, look] = useState('meant');
  const { kind, published, intent } = entry;
  if (kind !== 'seat-map') return null;
  if (published === null || intent === null || intent.action === 'delete')
    return <PassengersView kind={kind} fields={(intent ?? published)?.fields ?? {}} Preview={Preview} />;
  return (
    <Card as="section">
      <h2>{say('catalogue.coach')}</h2>
      <Tabs
        name={say('catalogue.coach')}
        chosen={view}
        onChoose={look}
        tabs={[
          {
            key: 'meant',
            name: say('catalogue.difference.meant'),
            content: <Preview fields={intent.fields} />,
          },
          {
            key: 'published',
            name: say('catalogue.difference.published'),
            content: <Preview fields={published.fields} />,
          },
        ]}
      />
    </Card>
  );
};
