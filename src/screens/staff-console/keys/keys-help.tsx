import { type ConsoleKey, consoleKeys } from '#domain/catalogue/console-key.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './key-list.css.ts';

type Props = { readonly isOn: boolean; readonly onTurn: () => void };

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

/** The keys one by one, and the way to do without them. */
export const KeysHelp = ({ isOn, onTurn }: Props) => {
  const { say } = useWords();
  return (
    <div className={styles.content}>
      <p>{say('catalogue.keys.text')}</p>
      <Keys />
      <CheckboxField
        id="catalogue-keys-on"
        label={say('catalogue.keys.on')}
        checked={isOn}
        onChange={onTurn}
      />
    </div>
  );
};
