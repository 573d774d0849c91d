import { useEffect, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

type Until = { readonly endsAt: number; readonly now: () => number };

type Props = Until & {
  /** Is told how long there is to wait as it goes by; null once it is over. */
  readonly onCount: (text: string | null) => void;
};

const minute = 60;
const hour = 60 * minute;

/** By the hour as long as there are several, then by the minute: seconds only where they are few. */
const waitText = (seconds: number, { say }: Words): string => {
  if (seconds > 2 * hour) return say('again.hours', { count: Math.ceil(seconds / hour) });
  return seconds > minute
    ? say('again.minutes', { count: Math.ceil(seconds / minute) })
    : say('again.seconds', { count: seconds });
};

/** Counts down until something may be asked again. It says how long it is, once, and that it is over. */
export const AgainWait = ({ endsAt, now, onCount }: Props) => {
  const words = useWords();
  const left = useSecondsLeft(endsAt, now);
  const [first] = useState(left);
  const text = left === 0 ? null : waitText(left, words);
  useEffect(() => {
    onCount(text);
    return () => onCount(null);
  }, [text, onCount]);
  return left === 0 ? words.say('again.now') : waitText(first, words);
};

/** How long there is to wait, in a message: the count is seen, how long it is and that it is over is heard, each once. */
export const AgainLine = ({ endsAt, now }: Until) => {
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
