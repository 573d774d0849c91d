import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue-entry.ts';
import { Card } from '#ui/card.tsx';
import { useWords } from '#ui/words-context.ts';
import { view, views } from './passengers-coach.css.ts';
import { PassengersView } from './passengers-view.tsx';
import type { SeatPlanPreview } from './seat-plan-preview.flow.ts';

type Own = { readonly entry: CatalogueEntry; readonly Preview: SeatPlanPreview };

/** What passengers see of an entry, and beside it what they would see instead. */
export const PassengersViews = ({ entry, Preview }: Own) => {
  const { say } = useWords();
  const { kind, published, intent } = entry;
  if (kind !== 'seat-map') return null;
  if (published === null || intent === null || intent.action === 'delete')
    return <PassengersView kind={kind} fields={(intent ?? published)?.fields ?? {}} Preview={Preview} />;
  const side = (name: string, fields: CatalogueFields) => (
    <section className={view} aria-label={name}>
      <h3>{name}</h3>
      <Preview fields={fields} />
    </section>
  );
  return (
    <Card as="section">
      <h2>{say('catalogue.coach')}</h2>
      <div className={views}>
        {side(say('catalogue.difference.published'), published.fields)}
        {side(say('catalogue.difference.meant'), intent.fields)}
      </div>
    </Card>
  );
};
