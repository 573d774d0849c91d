import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { otherClassesIn } from '#domain/catalogue/planned-coach.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Props = { readonly coach: CoachTemplate; readonly fields: CatalogueFields };

/** Several classes are named, and the coach as drawn has others. */
export const ClassesOtherwise = ({ coach, fields }: Props) => {
  const words = useWords();
  const others = otherClassesIn(coach, fields);
  const classNames = (classes: readonly CabinClass[]) =>
    classes.map((code) => cabinName(code, words)).join(', ');
  return others === null ? null : (
    <Notice variant="warning" heard="in-turn" title={words.say('catalogue.plan.classes-otherwise')}>
      <p>
        {words.say('catalogue.plan.classes-otherwise.text', {
          named: classNames(others.named),
          drawn: classNames(others.drawn),
        })}
      </p>
    </Notice>
  );
};
