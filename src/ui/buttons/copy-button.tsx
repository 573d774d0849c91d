import { useState } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { onlyWithScript } from '#ui/theme/scripting.css.ts';
import { Button } from './button.tsx';

type Props = {
  /** What is copied. */
  readonly text: string;
  /** What it is, in words: "Copy the PNR". */
  readonly name: string;
};

/** Copies a short text, and says whether the browser let it. */
export const CopyButton = ({ text, name }: Props) => {
  const { say } = useWords();
  const [became, setBecame] = useState<'calm' | 'copied' | 'refused'>('calm');
  // Where a page came unprotected there is no clipboard at all.
  const copy = async () => navigator.clipboard.writeText(text);
  const tryCopy = () => {
    copy().then(
      () => setBecame('copied'),
      () => setBecame('refused'),
    );
  };
  const message = {
    calm: null,
    copied: say('ui.copy.done'),
    refused: say('ui.copy.failed', { text }),
  }[became];
  return (
    <>
      <Button className={onlyWithScript} onClick={tryCopy}>
        {name}
      </Button>
      <output>{message}</output>
    </>
  );
};
