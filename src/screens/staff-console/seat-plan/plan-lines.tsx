import { Fragment } from 'react';
import { type ComparedLine, planLinesBeside } from '#domain/coach/seat-plan-difference.ts';
import { changed, lines as linesClass, sign, variants } from './plan-lines.css.ts';

type Props = {
  readonly lines: readonly string[];
  readonly other: readonly string[];
  /** What a line is that the other plan has not. */
  readonly side: 'gone' | 'new';
};

const signs = { gone: '−', new: '+' } as const;
const elements = { gone: 'del', new: 'ins' } as const;

const Parts = ({ parts }: Pick<ComparedLine, 'parts'>) =>
  parts.map(({ at, text, is }) => (
    <Fragment key={at}>
      {at === 0 ? '' : ' '}
      {is === 'changed' ? <strong className={changed}>{text}</strong> : text}
    </Fragment>
  ));

/** The lines of a seat plan as staff write them; those another plan has not bear a sign, and their places a line. */
export const PlanLines = ({ lines, other, side }: Props) => {
  const Changed = elements[side];
  return (
    <ol className={linesClass} dir="ltr">
      {planLinesBeside(lines, other).map(({ at, is, parts }) => (
        <li key={at}>
          {is === 'same' ? (
            <span className={variants.same}>
              <span className={sign} />
              <Parts parts={parts} />
            </span>
          ) : (
            <Changed className={variants[side]}>
              <span className={sign} aria-hidden="true">
                {signs[side]}
              </span>
              <Parts parts={parts} />
            </Changed>
          )}
        </li>
      ))}
    </ol>
  );
};
