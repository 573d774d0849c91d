import { Fragment } from 'react';
import {
  type ComparedLine,
  planLinesBeside as comparePlanLines,
} from '#domain/coach/seat-plan-difference.ts';
import { changed, lines as linesClass, sign, variants } from './plan-lines.css.ts';

type Props = {
  readonly lines: readonly string[];
  readonly other: readonly string[];
  /** What became of the lines that the other plan lacks. */
  readonly side: 'gone' | 'new';
};

const signs = { gone: '−', new: '+' } as const;
const elements = { gone: 'del', new: 'ins' } as const;

const LineSeats = ({ parts }: Pick<ComparedLine, 'parts'>) =>
  parts.map(({ at, text, is }) => (
    <Fragment key={at}>
      {at === 0 ? '' : ' '}
      {is === 'changed' ? <strong className={changed}>{text}</strong> : text}
    </Fragment>
  ));

/** The lines of a seat plan as staff write them. A line that the other plan lacks has a sign, plus or minus; the places that differ in it are underlined. */
export const PlanLines = ({ lines, other, side }: Props) => {
  const Changed = elements[side];
  return (
    <ol className={linesClass} dir="ltr">
      {comparePlanLines(lines, other).map(({ at, is, parts }) => (
        <li key={at}>
          {is === 'same' ? (
            <span className={variants.same}>
              <span className={sign} />
              <LineSeats parts={parts} />
            </span>
          ) : (
            <Changed className={variants[side]}>
              <span className={sign} aria-hidden="true">
                {signs[side]}
              </span>
              <LineSeats parts={parts} />
            </Changed>
          )}
        </li>
      ))}
    </ol>
  );
};
