import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { notice } from './settling-notice.css.ts';

type Props = {
  /** What is going on. */
  readonly title: string;
  /** What the reader may rely on meanwhile. */
  readonly text: string;
  /** Whether the server answers. */
  readonly heard: 'no' | 'yes';
  readonly onAsk: () => void;
};

/** While something is done whose end must be known: the page may be closed, and nothing is done twice. */
export const SettlingNotice = ({ title, text, heard, onAsk }: Props) => {
  const { say } = useWords();
  const isUnheard = heard === 'no';
  return (
    <div className={notice}>
      <Notice
        key={heard}
        focus="after-press"
        variant={isUnheard ? 'warning' : 'info'}
        heard="in-turn"
        title={isUnheard ? say('settling.unheard') : title}
      >
        <p>{text}</p>
      </Notice>
      {isUnheard ? (
        <div>
          <Button variant="primary" onClick={onAsk}>
            {say('settling.ask')}
          </Button>
        </div>
      ) : (
        <LoadingText text={say('settling.going')} />
      )}
    </div>
  );
};
