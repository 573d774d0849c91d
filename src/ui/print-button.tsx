import { useState } from 'react';
import { Button } from './button.tsx';
import { onlyWithScript } from './scripting.css.ts';
import { useWords } from './words-context.ts';

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

/** Prints the page as it stands. Where the browser does not print, another way is told. */
export const PrintButton = () => {
  const { say } = useWords();
  const [became, setBecame] = useState<'calm' | 'refused'>('calm');
  return (
    <>
      <Button className={onlyWithScript} onClick={() => setBecame(isPrinting() ? 'calm' : 'refused')}>
        {say('ui.print')}
      </Button>
      <output className={onlyWithScript}>{became === 'calm' ? null : say('ui.print.failed')}</output>
    </>
  );
};
