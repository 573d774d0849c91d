import type { CatalogueFields } from '#domain/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue-kind.ts';
import { Card } from '#ui/card.tsx';
import { useWords } from '#ui/words-context.ts';
import type { SeatPlanPreview } from './seat-plan-preview.flow.ts';

type Own = {
  readonly kind: CatalogueKind;
  readonly fields: CatalogueFields;
  readonly Preview: SeatPlanPreview;
};

/** What passengers would see of an entry, where it is drawn: the coach of a seat map. */
export const PassengersView = ({ kind, fields, Preview }: Own) => {
  const { say } = useWords();
  return kind === 'seat-map' ? (
    <Card as="section">
      <h2>{say('catalogue.coach')}</h2>
      <Preview fields={fields} />
    </Card>
  ) : null;
};
