import { useState } from 'react';
import type { CatalogueRow, CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueField } from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueProblem } from '#domain/catalogue/catalogue-problems.ts';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './catalogue-entry.css.ts';
import { CellField } from './cell-field.tsx';
import { cellNameOf, fieldIdOf, fieldWordOf } from './words/field-words.ts';
import { problemText } from './words/problem-text.ts';

type Props = {
  readonly field: Extract<CatalogueField, { type: 'rows' }>;
  readonly value: CatalogueValue | undefined;
  readonly problems: readonly CatalogueProblem[];
};

const rowsIn = (value: CatalogueValue | undefined): readonly CatalogueRow[] =>
  Array.isArray(value) ? value.filter((row): row is CatalogueRow => typeof row === 'object') : [];

/** A list of rows. A row whose fields are all empty is none. */
export const RowsField = ({ field, value, problems }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const rows = rowsIn(value);
  const [count, grow] = useState(Math.max(1, rows.length));
  return (
    <fieldset id={fieldIdOf(field.name)} tabIndex={-1} className={styles.part}>
      <legend className={styles.legend}>{say(fieldWordOf(field.name))}</legend>
      {Array.from({ length: count }, (_, row) => (
        <fieldset key={cellNameOf(field.name, row, 'row')} className={styles.row}>
          <legend className={styles.rowName}>
            {say('catalogue.row', { number: numberText(row + 1, language) })}
          </legend>
          {field.columns.map((cell) => {
            const found = problems.find((each) => each.row === row && each.column === cell.name);
            return (
              <CellField
                key={cell.name}
                cell={cell}
                hold="free"
                name={cellNameOf(field.name, row, cell.name)}
                value={rows[row]?.[cell.name]}
                problem={found === undefined ? null : problemText(found, words)}
              />
            );
          })}
        </fieldset>
      ))}
      {count < field.most ? (
        <div>
          <Button onClick={() => grow(count + 1)}>{say('catalogue.row.add')}</Button>
        </div>
      ) : null}
    </fieldset>
  );
};
