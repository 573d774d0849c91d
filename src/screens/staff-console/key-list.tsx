import { type ConsoleKey, consoleKeys } from '#domain/console-key.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './key-list.css.ts';
import { useKeyOf } from './keys-context.ts';

type Own = {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
  readonly onTurn: () => void;
};

const keyWords: Readonly<Record<ConsoleKey, MessageId>> = {
  '?': 'catalogue.keys.list',
  f: 'catalogue.keys.filter',
  n: 'catalogue.keys.new',
  j: 'catalogue.keys.next',
  k: 'catalogue.keys.previous',
  l: 'catalogue.keys.back',
  e: 'catalogue.keys.edit',
  s: 'catalogue.keys.send',
};

const Keys = () => {
  const { say } = useWords();
  return (
    <dl className={styles.keys}>
      {consoleKeys.map((key) => (
        <div key={key} className={styles.line}>
          <dt>
            <kbd className={styles.sign} dir="ltr">
              {key}
            </kbd>
          </dt>
          <dd className={styles.does}>{say(keyWords[key])}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What single keys do in the console, and the way to do without them. */
export const KeyList = ({ isOpen, onOpen, onDismiss, onTurn }: Own) => {
  const { say } = useWords();
  const sign = useKeyOf()('?');
  return (
    <div className={styles.corner} data-density="functional">
      <Button look="quiet" aria-keyshortcuts={sign} onClick={onOpen}>
        {say('catalogue.keys')}
        {sign === undefined ? null : (
          <kbd className={styles.sign} dir="ltr">
            {sign}
          </kbd>
        )}
      </Button>
      <Dialog isOpen={isOpen} title={say('catalogue.keys')} onDismiss={onDismiss}>
        {isOpen ? (
          <div className={styles.told}>
            <p>{say('catalogue.keys.text')}</p>
            <Keys />
            <CheckboxField
              id="catalogue-keys-on"
              label={say('catalogue.keys.on')}
              checked={sign !== undefined}
              onChange={onTurn}
            />
          </div>
        ) : null}
      </Dialog>
    </div>
  );
};
