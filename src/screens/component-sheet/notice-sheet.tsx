import { useState } from 'react';
import { minute } from '#domain/values/durations.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import { ShowMore } from '#ui/layout/show-more.tsx';
import { row, stack } from './component-sheet.css.ts';
import { Shown } from './shown.tsx';

const variants = ['info', 'success', 'warning', 'danger'] as const;
const clocks = [8 * minute, 90_000, 42_000, 0] as const;
const always = () => 0;

const noop = () => undefined;

/** Everything that tells the reader something. */
export const NoticeSheet = () => {
  const { say } = useWords();
  const [shown, show] = useState(4);
  return (
    <>
      <Shown name="Notice">
        <div className={stack}>
          {variants.map((variant) => (
            <Notice
              key={variant}
              variant={variant}
              title={say('component-sheet.sample.title')}
              onDismiss={noop}
            >
              {say('component-sheet.sample.text')}
            </Notice>
          ))}
          <Notice
            variant="success"
            title={say('component-sheet.sample.title')}
            goes={say('ui.countdown.seconds', { count: 4 })}
          />
        </div>
      </Shown>
      <Shown name="Badge">
        <div className={row}>
          <Badge>{say('component-sheet.sample.state')}</Badge>
          {variants.map((variant) => (
            <Badge key={variant} variant={variant} icon={<CheckIcon />}>
              {say('component-sheet.sample.state')}
            </Badge>
          ))}
        </div>
      </Shown>
      <Shown name="Countdown">
        <div className={row}>
          {clocks.map((endsAt) => (
            <span key={endsAt}>
              <Countdown endsAt={endsAt} now={always} />
            </span>
          ))}
        </div>
      </Shown>
      <Shown name="LoadingText">
        <LoadingText text={say('component-sheet.sample.choosing')} />
      </Shown>
      <Shown name="ShowMore">
        <div className={stack}>
          <ShowMore shown={shown} all={10} step={4} onMore={() => show(Math.min(shown + 4, 10))} />
        </div>
      </Shown>
      <Shown name="EmptyState">
        <div className={stack}>
          <EmptyState
            icon={<TrainIcon />}
            title={say('component-sheet.sample.title')}
            text={say('component-sheet.sample.text')}
            action={<Button onClick={noop}>{say('component-sheet.sample.choose')}</Button>}
          />
        </div>
      </Shown>
    </>
  );
};
