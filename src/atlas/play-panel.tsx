import { useState } from 'react';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import { momentText } from '#atlas/flow/moment-text.ts';
import { type Played, recordedIn } from '#atlas/flow/played.ts';
import { playedRecording } from '#atlas/flow/played-recording.ts';
import { readJson } from '#atlas/flow/read-json.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { BrokenRules } from './broken-rules.tsx';
import { FileChoice } from './file-choice.tsx';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';
import { Stepping } from './stepping.tsx';

type Props = {
  readonly played: Played | null;
  readonly at: number;
  readonly onPlay: (played: Played) => void;
  readonly onGo: (at: number) => void;
};

/** A path or a recorded session, a step at a time or by itself. */
export const PlayPanel = ({ played, at, onPlay, onGo }: Props) => {
  const { say } = useWords();
  const view = useFlowView();
  const { flow } = view;
  const [isWrong, setIsWrong] = useState(false);

  const load = async ([file]: readonly File[]) => {
    if (!file) return;
    const recorded = recordedIn(flow, await readJson(file));
    setIsWrong(recorded === null);
    if (recorded) onPlay(playedRecording(flow, file.name, recorded));
  };
  return (
    <div className={styles.wide}>
      {played === null ? (
        <p className={lists.quiet}>{say('atlas.play.none')}</p>
      ) : (
        <Stepping
          title={played.title}
          lines={played.moments.map((moment) => ({
            at: moment.at,
            text: momentText(view, moment, say),
            code: moment.title,
            wait: moment.wait,
          }))}
          at={at}
          onGo={onGo}
        />
      )}
      <BrokenRules flow={flow.name} names={view.names} broken={played?.broken ?? []} />
      <FileChoice
        label={say('atlas.play.recording')}
        hint={say('atlas.play.recording.hint')}
        onFiles={(files) => void load(files)}
      />
      {isWrong ? <p role="alert">{say('atlas.play.recording.wrong')}</p> : null}
    </div>
  );
};
