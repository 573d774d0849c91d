import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { more } from './show-more.css.ts';

type Props = {
  readonly shown: number;
  readonly all: number;
  readonly step: number;
  readonly pending?: string | null;
  /** Why no more can be had just now. */
  readonly why?: string | null;
  readonly onMore: () => void;
};

/** The rest of a long list, a few at a time, at the reader's wish. */
export const ShowMore = ({ shown, all, step, pending = null, why = null, onMore }: Props) => {
  const { say } = useWords();
  const next = Math.min(step, all - shown);
  return (
    <div className={more}>
      <output>{say('ui.more.shown', { shown, all })}</output>
      {next > 0 ? (
        <Button pending={pending} why={why} reason="heard" onClick={onMore}>
          {say('ui.more.next', { count: next })}
        </Button>
      ) : null}
    </div>
  );
};
