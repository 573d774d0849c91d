import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import type { PreviewOf, SeatPlanPreview } from '../flow/seat-plan-preview.flow.ts';

type Props = PreviewOf & {
  readonly kind: CatalogueKind;
  readonly Preview: SeatPlanPreview;
};

/** What passengers would see of an entry, where it is drawn: the coach of a seat map. */
export const PassengersView = ({ kind, fields, onPlan, Preview }: Props) => {
  const { say } = useWords();
  return kind === 'seat-map' ? (
    <Card as="section">
      <h2>{say('catalogue.coach')}</h2>
      <Preview fields={fields} onPlan={onPlan} />
    </Card>
  ) : null;
};
