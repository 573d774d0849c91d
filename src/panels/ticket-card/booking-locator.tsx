import { CopyButton } from '#ui/buttons/copy-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './booking-locator.css.ts';

type Props = { readonly locator: string; readonly size?: keyof typeof styles.sizes };

/** The six signs that open a booking. They are written large, or in a line among others, and can be copied. */
export const BookingLocator = ({ locator, size = 'panel' }: Props) => {
  const { say } = useWords();
  return (
    <div className={styles.sizes[size]}>
      <span className={styles.name}>{say('paper.locator')}</span>
      <bdi dir="ltr" className={styles.signsIn[size]} translate="no">
        {locator}
      </bdi>
      <CopyButton text={locator} name={say('result.copy')} />
    </div>
  );
};
