import { useEffect, useRef } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { DangerIcon } from '#ui/icons/danger-icon.tsx';
import * as styles from './error-summary.css.ts';

type Problem = { readonly fieldId: string; readonly text: string };

type Props = {
  readonly problems: readonly Problem[];
  /** Grows with every refused submit, so that the summary is heard and focused again. */
  readonly submit: number;
};

/** All that is wrong with a form, in the words that stand at its fields, each leading to its field. */
export const ErrorSummary = ({ problems, submit }: Props) => {
  const { say } = useWords();
  const element = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown && submit > 0) element.current?.focus();
  }, [isShown, submit]);
  return isShown ? (
    <div ref={element} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <span className={styles.mark}>
          <DangerIcon />
        </span>
        {say('ui.summary.title', { count: problems.length })}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
};
