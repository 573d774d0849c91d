import { useState } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { onlyWithScript } from '#ui/theme/scripting.css.ts';
import { Button } from './button.tsx';

/** Whether the browser began to print: some forbid it, some do nothing and do not say so. */
const isPrinting = (): boolean => {
  const begun = new AbortController();
  addEventListener('beforeprint', () => begun.abort(), { signal: begun.signal });
  try {
    window.print();
    return begun.signal.aborted;
  } catch {
    return false;
  } finally {
    begun.abort();
  }
};

/** A picture is fetched once more where it did not come. */
const came = (picture: HTMLImageElement): Promise<void> =>
  picture.decode().catch(() => {
    picture.src = picture.currentSrc || picture.src;
    return picture.decode();
  });

/** Whether all pictures of the page are there: a ticket without its code is worth nothing on paper. */
const hasPictures = async (): Promise<boolean> => {
  const pictures = await Promise.allSettled(Array.from(document.images, came));
  return pictures.every(({ status }) => status === 'fulfilled');
};

/** Prints the page as it stands. Where the browser does not print, another way is told. */
export const PrintButton = () => {
  const { say } = useWords();
  const [became, setBecame] = useState<'bare' | 'calm' | 'refused'>('calm');
  const print = async () => {
    if (await hasPictures()) setBecame(isPrinting() ? 'calm' : 'refused');
    else setBecame('bare');
  };
  const message = { bare: say('ui.print.bare'), calm: null, refused: say('ui.print.failed') }[became];
  return (
    <>
      <Button className={onlyWithScript} onClick={() => void print()}>
        {say('ui.print')}
      </Button>
      <output className={onlyWithScript}>{message}</output>
    </>
  );
};
