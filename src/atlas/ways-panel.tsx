import { useEffect, useState } from 'react';
import type { AtlasFacts, Days, LoggedWays } from '#atlas/flow/atlas-facts.ts';
import { type LoggedFile, loggedIn, waysInFile } from '#atlas/flow/event-log-file.ts';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import type { Stay } from '#domain/shop/stays-in.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FileChoice } from './file-choice.tsx';
import * as styles from './panel.css.ts';
import { TrafficDays } from './traffic-days.tsx';
import { WaysFound } from './ways-found.tsx';

type Props = {
  readonly waysOf: AtlasFacts['waysOf'];
  /** Told how long each state was stood in, so that the picture shows it too. */
  readonly onShown: (stays: readonly Stay[]) => void;
};

type Shown = LoggedWays | 'asking' | 'none' | 'too-wide' | 'failed';

/** A command runs from left to right in every language. */
const command = '\u2066npm run events -- csv\u2069';

/** Which ways people go through the flow and how long they stay, from the shop's own log or from a file of it. */
export const WaysPanel = ({ waysOf, onShown }: Props) => {
  const { say } = useWords();
  const { flow } = useFlowView();
  const [days, setDays] = useState<Days | null>(null);
  const [file, setFile] = useState<LoggedFile | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [shown, setShown] = useState<Shown>('asking');

  useEffect(() => {
    let isStale = false;
    const show = (next: Shown) => {
      if (isStale) return;
      setShown(next);
      onShown(typeof next === 'string' ? [] : next.stays);
    };
    if (file !== null) show({ share: 1, ...waysInFile(file, days) });
    else if (waysOf === null) show('none');
    else
      waysOf(flow.name, days).then(
        (ways) => show(ways ?? 'none'),
        () => show('failed'),
      );
    return () => {
      isStale = true;
    };
  }, [flow, file, days, waysOf, onShown]);

  const load = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const logged = loggedIn(await chosen.text(), flow.name);
    setIsWrong(logged === null);
    if (logged) setFile(logged);
  };
  return (
    <div className={styles.wide}>
      <TrafficDays
        besides="nothing"
        hint={say(file === null ? 'atlas.ways.days.hint' : 'atlas.traffic.days.hint')}
        onShow={(ranges) => setDays(ranges.days)}
      />
      {shown === 'asking' ? <LoadingText text={say('atlas.ways')} /> : null}
      {shown === 'none' ? <p className={styles.hint}>{say('atlas.ways.none')}</p> : null}
      {shown === 'too-wide' ? <p role="alert">{say('atlas.ways.too-wide')}</p> : null}
      {shown === 'failed' ? <p role="alert">{say('atlas.ways.failed')}</p> : null}
      {typeof shown === 'string' ? null : <WaysFound ways={shown} />}
      <FileChoice
        label={say('atlas.ways.file')}
        hint={say('atlas.ways.file.hint', { command })}
        accept="text/csv,.csv"
        onFiles={(files) => void load(files)}
      />
      {isWrong ? <p role="alert">{say('atlas.ways.file.wrong', { command })}</p> : null}
    </div>
  );
};
