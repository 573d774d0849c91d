import { useFlowView } from '#atlas/flow/flow-view.ts';
import { pathText } from '#atlas/flow/moment-text.ts';
import type { Played } from '#atlas/flow/played.ts';
import { saveFile } from '#atlas/picture/save-file.ts';
import { numberText } from '#i18n/number-text.ts';
import type { PathFormat } from '#machines/kit/export/paths-formats.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';
import type { SuiteAnswer } from './workers/suite-asked.ts';

type Props = {
  readonly answer: SuiteAnswer;
  readonly name: string;
  readonly onPlay: (played: Played) => void;
};

const formats = [
  { format: 'gherkin', title: 'Gherkin', ending: 'feature', media: 'text/plain' },
  { format: 'csv', title: 'CSV', ending: 'csv', media: 'text/csv' },
  { format: 'md', title: 'Markdown', ending: 'md', media: 'text/markdown' },
  { format: 'json', title: 'JSON', ending: 'json', media: 'application/json' },
] as const satisfies readonly { readonly format: PathFormat; readonly [key: string]: string }[];

/** How far a suite goes, what it leaves out and why, and its paths. */
export const SuiteResult = ({ answer, name, onPlay }: Props) => {
  const { say, language } = useWords();
  const view = useFlowView();
  if (!answer.ok)
    return (
      <Notice variant="danger" heard="in-turn" title={say('atlas.suite.failed')}>
        <bdi>{answer.reason}</bdi>
      </Notice>
    );
  const { reached, of, steps, atLeast, unreached, paths, files } = answer;
  const number = (value: number) => numberText(value, language);
  return (
    <div className={styles.wide}>
      <output>
        <span className={styles.figure}>
          {say('atlas.suite.reached', { reached: number(reached), of: number(of) })}
        </span>
        <span className={styles.hint}>
          {' '}
          {say('atlas.suite.size', { paths: paths.length, steps })}{' '}
          {atLeast === null ? null : say('atlas.suite.least', { steps: atLeast })}
        </span>
      </output>
      <div className={styles.row}>
        {formats.map(({ format, title, ending, media }) => (
          <Button
            key={format}
            variant="quiet"
            onClick={() => saveFile(`${name}.${ending}`, files[format], media)}
          >
            {title}
          </Button>
        ))}
      </div>
      {unreached.length === 0 ? null : (
        <Disclosure summary={say('atlas.suite.unreached', { count: number(unreached.length) })}>
          <ul>
            {unreached.map(({ target, reason }) => (
              <li key={target}>
                <bdi className={lists.code}>{target}</bdi> <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <ol className={styles.steps}>
        {paths.map((path, index) => {
          const title = pathText(view, path, number(index + 1), say);
          return (
            <li key={path.id}>
              <button type="button" className={lists.line} onClick={() => onPlay({ ...path, title })}>
                <span>{title}</span>
                <span className={lists.count}>
                  {say('atlas.suite.steps', { steps: path.moments.length - 1 })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
