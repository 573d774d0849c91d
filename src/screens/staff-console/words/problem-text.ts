import type { CatalogueProblem } from '#domain/catalogue/catalogue-problems.ts';
import type { Words } from '#i18n/words.ts';
import { troubleWords } from './entry-words.ts';
import { cellNameOf, fieldIdOf, fieldWordOf } from './field-words.ts';

/** What is wrong, in the words of the field it stands at. */
export const problemText = ({ field, column, other, trouble }: CatalogueProblem, { say }: Words): string =>
  say(troubleWords[trouble], {
    field: say(fieldWordOf(column ?? field)),
    other: other === undefined ? '' : say(fieldWordOf(other)),
  });

/** The field a finding leads to. */
export const placeOf = ({ field, row, column }: CatalogueProblem): string =>
  fieldIdOf(row === undefined || column === undefined ? field : cellNameOf(field, row, column));
