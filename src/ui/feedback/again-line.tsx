import { useState } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { AgainWait } from './again-wait.tsx';

type Props = { readonly endsAt: number; readonly now: () => number };

/** How long there is to wait, in a message: the count is seen, how long it is and that it is over is heard, each once. */
const AgainLine = ({ endsAt, now }: Props) => {
  const { say } = useWords();
  /** What is left of the wait; null once it is over. */
  const [wait, showWait] = useState<string | null | undefined>();
  return (
    <div>
      <p aria-hidden>{wait === undefined ? '\u00a0' : (wait ?? say('again.now'))}</p>
      <VisuallyHidden>
        <output>
          <AgainWait endsAt={endsAt} now={now} onCount={showWait} />
        </output>
      </VisuallyHidden>
    </div>
  );
};

/** Whoever was refused again waits anew. */
export const againLine = ({ endsAt, now }: Props) => <AgainLine key={endsAt} endsAt={endsAt} now={now} />;
