import type { Kurus } from '#domain/values/kurus.ts';
import { directionOf } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './price-breakdown.css.ts';

type Props = { readonly what: string; readonly amount: Kurus };

/** A part of a sum: what it is for, and how much. */
export const SumRow = ({ what, amount }: Props) => {
  const words = useWords();
  return (
    <div className={styles.sum}>
      <dt>{what}</dt>
      <dd className={amount < 0 ? styles.less : styles.amount}>
        {/* A minus before Persian digits would turn the whole amount round. */}
        <bdi dir={directionOf(words.language)}>{moneyText(amount, words)}</bdi>
      </dd>
    </div>
  );
};
