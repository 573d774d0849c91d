import { lazy, Suspense, useRef } from 'react';
import type { Marks } from '#machines/kit/drawing/chart-figure.ts';
import { Chip } from '#ui/buttons/chip.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ExportMenu } from './export-menu.tsx';
import { Legend } from './legend.tsx';
import * as styles from './picture.css.ts';
import type { DrawingState } from './use-drawing.ts';

const Picture = lazy(() => import('./picture.tsx').then((module) => ({ default: module.Picture })));

export type Switch = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
};

type Props = {
  readonly state: DrawingState;
  readonly marks: Marks;
  readonly reached: string | null;
  readonly switches: readonly Switch[];
  readonly onPress: (id: string) => void;
};

/** The picture with what can be laid over it, and the ways to take it along. */
export const FlowStage = ({ state, marks, reached, switches, onPress }: Props) => {
  const { say } = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const waiting = (
    <div className={styles.frame}>
      <div className={styles.waiting}>
        <LoadingText text={say('atlas.drawing')} />
      </div>
    </div>
  );
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.bar}>
        <div className={styles.group}>
          {switches.map(({ name, isOn, onToggle }) => (
            <Chip key={name} isOn={isOn} onToggle={onToggle}>
              {name}
            </Chip>
          ))}
        </div>
        <ExportMenu drawing={state.is === 'drawn' ? state.drawing : null} stage={stage} />
      </div>
      {state.is === 'drawn' ? (
        <Suspense fallback={waiting}>
          <Picture drawing={state.drawing} marks={marks} reached={reached} onPress={onPress} />
        </Suspense>
      ) : null}
      {state.is === 'drawing' ? waiting : null}
      {state.is === 'failed' ? (
        <Notice variant="warning" title={say('atlas.drawing.failed')}>
          {say('atlas.drawing.failed.text')}
        </Notice>
      ) : null}
      <Legend />
    </div>
  );
};
