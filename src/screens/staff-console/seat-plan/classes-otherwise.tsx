import type { CabinClass } from '#domain/cabin-class.ts';
import type { CatalogueFields } from '#domain/catalogue-entry.ts';
import type { CoachTemplate } from '#domain/coach.ts';
import { otherClassesIn } from '#domain/planned-coach.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';

type Own = { readonly coach: CoachTemplate; readonly fields: CatalogueFields };

/** Several classes are named, and the coach as drawn has others. */
export const ClassesOtherwise = ({ coach, fields }: Own) => {
  const words = useWords();
  const others = otherClassesIn(coach, fields);
  const said = (classes: readonly CabinClass[]) => classes.map((code) => cabinName(code, words)).join(', ');
  return others === null ? null : (
    <Notice variant="warning" heard="in-turn" title={words.say('catalogue.plan.classes-otherwise')}>
      <p>
        {words.say('catalogue.plan.classes-otherwise.text', {
          named: said(others.named),
          drawn: said(others.drawn),
        })}
      </p>
    </Notice>
  );
};
