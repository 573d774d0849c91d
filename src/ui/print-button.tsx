import { Button } from './button.tsx';
import { onlyWithScript } from './scripting.css.ts';
import { useWords } from './words-context.ts';

/** Prints the page as it stands. */
export const PrintButton = () => {
  const { say } = useWords();
  return (
    <Button className={onlyWithScript} onClick={() => window.print()}>
      {say('ui.print')}
    </Button>
  );
};
