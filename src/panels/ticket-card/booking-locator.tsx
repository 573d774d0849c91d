import { CopyButton } from '#ui/copy-button.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './booking-locator.css.ts';

/** The six signs that open a booking. They are written large and can be copied. */
export const BookingLocator = ({ locator }: { readonly locator: string }) => {
  const { say } = useWords();
  return (
    <div className={styles.locator}>
      <span className={styles.name}>{say('paper.locator')}</span>
      <bdi dir="ltr" className={styles.signs} translate="no">
        {locator}
      </bdi>
      <CopyButton text={locator} name={say('result.copy')} />
    </div>
  );
};
