import { useState } from 'react';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import { loadedDifference } from '#atlas/flow/loaded-difference.ts';
import { readJson } from '#atlas/flow/read-json.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { arrowText, ownWords } from '#machines/kit/chart/chart-words.ts';
import { type Change, type Difference, isEmpty } from '#machines/kit/chart/difference.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FileChoice } from './file-choice.tsx';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';

type Props = {
  readonly difference: Difference | null;
  readonly onCompare: (difference: Difference | null) => void;
};

type Line = { readonly id: string; readonly text: string; readonly fields: readonly string[] };

const variants = { added: 'success', gone: 'danger', changed: 'warning' } as const;
const words = {
  added: 'atlas.compare.added',
  gone: 'atlas.compare.gone',
  changed: 'atlas.compare.changed',
} as const satisfies Record<keyof typeof variants, MessageId>;

const stateText = ({ id }: ChartState) => id;
const lineOfArrow = (arrow: ChartArrow) =>
  `${arrow.source}: ${arrowText(arrow, ownWords)} → ${arrow.targets.join(', ') || arrow.source}`;

const linesOf = <Thing extends { readonly id: string }>(
  { added, gone, changed }: Change<Thing>,
  text: (thing: Thing) => string,
) => {
  const plain = (thing: Thing): Line => ({ id: thing.id, text: text(thing), fields: [] });
  return {
    added: added.map(plain),
    gone: gone.map(plain),
    changed: changed.map(({ after, fields }) => ({ id: after.id, text: text(after), fields })),
  };
};

const Lines = ({ title, lines }: { readonly title: string; readonly lines: ReturnType<typeof linesOf> }) => {
  const { say } = useWords();
  const { choose } = useFlowView();
  const kinds = ['added', 'gone', 'changed'] as const;
  if (kinds.every((kind) => lines[kind].length === 0)) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={lists.list}>
        {kinds.flatMap((kind) =>
          lines[kind].map(({ id, text, fields }) => (
            <li key={`${kind} ${id}`}>
              <button type="button" className={lists.line} onClick={() => choose(id)}>
                <Badge variant={variants[kind]}>{say(words[kind])}</Badge>
                <bdi>{text}</bdi>
                <span className={lists.quiet}>{fields.join(', ')}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </>
  );
};

/** What became of the flow since an earlier commit. */
export const ComparePanel = ({ difference, onCompare }: Props) => {
  const { say } = useWords();
  const { flow } = useFlowView();
  const [isWrong, setIsWrong] = useState(false);
  const load = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const found = loadedDifference(await Promise.all(files.map(readJson)), flow.chart);
    setIsWrong(found === null);
    onCompare(found);
  };
  return (
    <div className={styles.wide}>
      <FileChoice
        label={say('atlas.compare.file')}
        hint={say('atlas.compare.hint', {
          command: `npm run diff -- ${flow.name} <commit> --out ${flow.name}.json`,
        })}
        amount="several"
        onFiles={(files) => void load(files)}
      />
      {isWrong ? <p role="alert">{say('atlas.compare.wrong')}</p> : null}
      {difference === null ? null : (
        <>
          <p className={lists.code}>
            <bdi>
              {difference.before} → {difference.after}
            </bdi>
          </p>
          {isEmpty(difference) ? <p>{say('atlas.compare.same')}</p> : null}
          <Lines title={say('atlas.compare.states')} lines={linesOf(difference.states, stateText)} />
          <Lines title={say('atlas.compare.arrows')} lines={linesOf(difference.arrows, lineOfArrow)} />
          <div className={styles.row}>
            <Button onClick={() => onCompare(null)}>{say('atlas.compare.end')}</Button>
          </div>
        </>
      )}
    </div>
  );
};
