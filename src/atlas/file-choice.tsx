import { useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './panel.css.ts';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly accept?: string;
  readonly amount?: 'one' | 'several';
};

/** A choice of files, JSON unless another form is named, from the reader's own device; they do not leave it. */
export const FileChoice = ({
  label,
  hint,
  onFiles,
  accept = 'application/json,.json',
  amount = 'one',
}: Props) => {
  const { say } = useWords();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.stack}>
      <h2 className={styles.label}>{label}</h2>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
        {say('atlas.file.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        multiple={amount === 'several'}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </div>
  );
};
