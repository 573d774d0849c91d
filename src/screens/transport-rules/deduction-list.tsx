import { type DeductedAction, type DeductionRow, deductionRows } from '#domain/booking/deductions.ts';
import { durationText } from '#i18n/duration-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { familyName } from '#panels/family-name.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { points } from './transport-rules.css.ts';

const rowText = ({ family, minutesBefore, factor, fixed }: DeductionRow, words: Words): string => {
  const { say } = words;
  const row = { family: familyName(family, words), time: durationText(minutesBefore, words) };
  if (fixed > 0) return say('rules.row.fee', { ...row, fee: moneyText(fixed, words) });
  return factor === 0 ? say('rules.row.free', row) : say('rules.row.share', { ...row, share: factor / 10 });
};

/** What each kind of ticket loses by an action, and until when. */
export const DeductionList = ({ action }: { readonly action: DeductedAction }) => {
  const words = useWords();
  return (
    <ul className={points}>
      {deductionRows
        .filter((row) => row.action === action)
        .map((row) => (
          <li key={row.id}>{rowText(row, words)}</li>
        ))}
    </ul>
  );
};
