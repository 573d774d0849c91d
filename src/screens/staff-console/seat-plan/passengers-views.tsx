import { type CatalogueEntry, type CatalogueFields, soldToday } from '#domain/catalogue/catalogue-entry.ts';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import type { SeatPlanPreview } from '../flow/seat-plan-preview.flow.ts';
import { comingName } from '../words/coming-name.ts';
import { view, views } from './passengers-coach.css.ts';
import { PassengersView } from './passengers-view.tsx';

type Props = { readonly entry: CatalogueEntry; readonly Preview: SeatPlanPreview };

type Side = { readonly name: string; readonly fields: CatalogueFields };

const sidesOf = (entry: CatalogueEntry, words: Words): readonly Side[] => {
  const { intent, coming = [] } = entry;
  const today = soldToday(entry);
  return [
    ...(today === null ? [] : [{ name: words.say('catalogue.in-force'), fields: today }]),
    ...coming.flatMap((each) =>
      each.fields === null ? [] : [{ name: comingName(entry, each, words), fields: each.fields }],
    ),
    ...(intent === null || intent.action === 'delete'
      ? []
      : [{ name: words.say('catalogue.difference.meant'), fields: intent.fields }]),
  ];
};

/** What passengers see of an entry, and under it what they would see on a later day or instead. */
export const PassengersViews = ({ entry, Preview }: Props) => {
  const words = useWords();
  const { kind } = entry;
  if (kind !== 'seat-map') return null;
  const [first, ...others] = sidesOf(entry, words);
  if (first === undefined) return null;
  if (others.length === 0) return <PassengersView kind={kind} fields={first.fields} Preview={Preview} />;
  return (
    <Card as="section">
      <h2>{words.say('catalogue.coach')}</h2>
      <div className={views}>
        {[first, ...others].map(({ name, fields }) => (
          <section key={name} className={view} aria-label={name}>
            <h3>{name}</h3>
            <Preview fields={fields} />
          </section>
        ))}
      </div>
    </Card>
  );
};
