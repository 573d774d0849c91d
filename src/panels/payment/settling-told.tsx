import { Button } from '#ui/button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import { part } from './paying.css.ts';

type Own = {
  /** Whether the server answers. */
  readonly heard: 'no' | 'yes';
  readonly onAsk: () => void;
};

/** While money moves: the page may be closed, and nothing is taken twice. */
export const SettlingTold = ({ heard, onAsk }: Own) => {
  const { say } = useWords();
  const isUnheard = heard === 'no';
  return (
    <div className={part}>
      <Notice
        variant={isUnheard ? 'warning' : 'info'}
        heard="in-turn"
        title={isUnheard ? say('payment.settling.unheard') : say('payment.settling')}
      >
        <p>{say('payment.settling.text')}</p>
      </Notice>
      {isUnheard ? (
        <div>
          <Button look="primary" onClick={onAsk}>
            {say('payment.settling.ask')}
          </Button>
        </div>
      ) : (
        <LoadingText text={say('payment.settling.going')} />
      )}
    </div>
  );
};
