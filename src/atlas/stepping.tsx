import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';

export type SteppedLine = {
  /** Which one it is, as it is counted. */
  readonly at: number;
  readonly text: string;
  /** As the chart names it. */
  readonly code: string;
  /** Milliseconds that pass before it. */
  readonly wait: number;
  readonly more?: ReactNode;
};

type Props = {
  readonly title: string;
  readonly lines: readonly SteppedLine[];
  readonly at: number;
  readonly onGo: (at: number) => void;
};

const pace = 1200;

/** Steps one after the other, each by a press or all by themselves. */
export const Stepping = ({ title, lines, at, onGo }: Props) => {
  const { say, language } = useWords();
  const [isRunning, setIsRunning] = useState(false);
  const last = lines.length - 1;
  const goOn = useEffectEvent(() => {
    if (at < last) onGo(at + 1);
    else setIsRunning(false);
  });
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(goOn, pace);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return (
    <>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <div className={styles.row}>
        <Button onClick={() => onGo(Math.max(0, at - 1))} why={at === 0 ? say('atlas.play.at-start') : null}>
          {say('atlas.play.back')}
        </Button>
        <Button variant="primary" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? say('atlas.play.pause') : say('atlas.play.run')}
        </Button>
        <Button
          onClick={() => onGo(Math.min(last, at + 1))}
          why={at === last ? say('atlas.play.at-end') : null}
        >
          {say('atlas.play.next')}
        </Button>
      </div>
      <output>
        {say('atlas.play.step', {
          at: numberText(lines[at]?.at ?? 0, language),
          of: numberText(lines[last]?.at ?? 0, language),
          title: lines[at]?.text ?? '',
        })}
      </output>
      <ol className={styles.steps}>
        {lines.map((line, index) => (
          <li key={line.at}>
            <button
              type="button"
              className={lists.line}
              aria-pressed={index === at}
              onClick={() => onGo(index)}
            >
              <span>{line.text}</span>
              <bdi className={lists.code}>{line.code}</bdi>
              {line.wait < 1000 ? null : (
                <span className={lists.count}>
                  {say('atlas.play.wait', { seconds: numberText(Math.round(line.wait / 1000), language) })}
                </span>
              )}
              {line.more}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
};
