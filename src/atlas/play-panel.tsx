import { useEffect, useEffectEvent, useState } from 'react';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words-context.ts';
import { FileChoice } from './file-choice.tsx';
import * as lists from './lists.css.ts';
import { momentText } from './moment-text.ts';
import * as styles from './panel.css.ts';
import { type Played, playedRecording, recordedIn } from './played.ts';
import { readJson } from './read-json.ts';
import { useTelling } from './telling.ts';

type Own = {
  readonly played: Played | null;
  readonly at: number;
  readonly onPlay: (played: Played) => void;
  readonly onGo: (at: number) => void;
};

const pace = 1200;

/** A path or a recorded session, a step at a time or by itself. */
export const PlayPanel = ({ played, at, onPlay, onGo }: Own) => {
  const { say, language } = useWords();
  const telling = useTelling();
  const { flow } = telling;
  const [isRunning, setIsRunning] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const last = (played?.moments.length ?? 1) - 1;
  const goOn = useEffectEvent(() => {
    if (at < last) onGo(at + 1);
    else setIsRunning(false);
  });
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(goOn, pace);
    return () => clearInterval(ticking);
  }, [isRunning]);

  const load = async ([file]: readonly File[]) => {
    if (!file) return;
    const recorded = recordedIn(flow, await readJson(file));
    setIsWrong(recorded === null);
    if (recorded) onPlay(playedRecording(flow, file.name, recorded));
  };
  const moment = played?.moments[at];
  return (
    <div className={styles.wide}>
      {played === null ? <p className={lists.quiet}>{say('atlas.play.none')}</p> : null}
      {played === null || !moment ? null : (
        <>
          <h2 className={styles.title} dir="auto">
            {played.title}
          </h2>
          <div className={styles.row}>
            <Button
              onClick={() => onGo(Math.max(0, at - 1))}
              why={at === 0 ? say('atlas.play.at-start') : null}
            >
              {say('atlas.play.back')}
            </Button>
            <Button look="primary" onClick={() => setIsRunning(!isRunning)}>
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
              at: numberText(at, language),
              of: numberText(last, language),
              title: momentText(telling, moment, say),
            })}
          </output>
          <ol className={styles.steps}>
            {played.moments.map((each) => (
              <li key={each.at}>
                <button
                  type="button"
                  className={lists.line}
                  aria-pressed={each.at === at}
                  onClick={() => onGo(each.at)}
                >
                  <span>{momentText(telling, each, say)}</span>
                  <bdi className={lists.code}>{each.title}</bdi>
                  {each.wait < 1000 ? null : (
                    <span className={lists.count}>
                      {say('atlas.play.wait', { seconds: numberText(each.wait / 1000, language) })}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <FileChoice
        label={say('atlas.play.recording')}
        hint={say('atlas.play.recording.hint')}
        onFiles={(files) => void load(files)}
      />
      {isWrong ? <p role="alert">{say('atlas.play.recording.wrong')}</p> : null}
    </div>
  );
};
