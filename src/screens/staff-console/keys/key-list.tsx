import { Suspense } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import * as styles from './key-list.css.ts';
import { useKeyOf } from './keys-context.ts';
import { LazyKeysHelp } from './lazy-keys-help.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
  readonly onTurn: () => void;
};

/** What single keys do in the console, and the way to do without them. */
export const KeyList = ({ isOpen, onOpen, onDismiss, onTurn }: Props) => {
  const { say } = useWords();
  const sign = useKeyOf()('?');
  return (
    <div className={styles.corner} data-density="functional">
      <Button variant="quiet" aria-keyshortcuts={sign} onClick={onOpen}>
        {say('catalogue.keys')}
        {sign === undefined ? null : (
          <kbd className={styles.sign} dir="ltr">
            {sign}
          </kbd>
        )}
      </Button>
      <Dialog isOpen={isOpen} title={say('catalogue.keys')} onDismiss={onDismiss}>
        {isOpen ? (
          <Suspense>
            <LazyKeysHelp isOn={sign !== undefined} onTurn={onTurn} />
          </Suspense>
        ) : null}
      </Dialog>
    </div>
  );
};
