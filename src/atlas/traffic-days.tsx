import { type FormEvent, useState } from 'react';
import type { Days } from '#atlas/flow/atlas-facts.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './panel.css.ts';

export type Ranges = { readonly days: Days | null; readonly before: Days | null };

type Props = {
  readonly hint: string;
  /** Whether other days may be chosen to compare with. */
  readonly besides: 'other-days' | 'nothing';
  readonly onShow: (ranges: Ranges) => void;
};

const blank = { first: '', last: '', beforeFirst: '', beforeLast: '' };

/** Two days, or none of both: anything else is no range. */
const rangeIn = (first: string, last: string): Days | null | 'wrong' => {
  if (first.trim() === '' && last.trim() === '') return null;
  const [from, until] = [first, last].map((text) => parseListDay(text)?.day);
  return from === undefined || until === undefined || until < from ? 'wrong' : { first: from, last: until };
};

/** Of which days something is shown, and beside which others. */
export const TrafficDays = ({ hint, besides, onShow }: Props) => {
  const { say } = useWords();
  const [entered, setEntered] = useState(blank);
  const [problems, setProblems] = useState({ days: false, before: false });
  const field = (name: keyof typeof blank) => ({
    value: entered[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setEntered({ ...entered, [name]: currentTarget.value }),
  });
  const show = (event: FormEvent) => {
    event.preventDefault();
    const days = rangeIn(entered.first, entered.last);
    const before = rangeIn(entered.beforeFirst, entered.beforeLast);
    setProblems({ days: days === 'wrong', before: before === 'wrong' });
    if (days !== 'wrong' && before !== 'wrong') onShow({ days, before });
  };
  const problemOf = (isWrong: boolean) => (isWrong ? say('atlas.traffic.days.wrong') : null);
  return (
    <form className={styles.wide} onSubmit={show}>
      <div className={styles.pair}>
        <TextField
          label={say('atlas.traffic.first')}
          hint={hint}
          problem={problemOf(problems.days)}
          {...field('first')}
        />
        <TextField label={say('atlas.traffic.last')} {...field('last')} />
      </div>
      {besides === 'nothing' ? null : (
        <div className={styles.pair}>
          <TextField
            label={say('atlas.traffic.before.first')}
            hint={say('atlas.traffic.before.hint')}
            problem={problemOf(problems.before)}
            {...field('beforeFirst')}
          />
          <TextField label={say('atlas.traffic.before.last')} {...field('beforeLast')} />
        </div>
      )}
      <div className={styles.row}>
        <Button type="submit">{say('atlas.traffic.show')}</Button>
      </div>
    </form>
  );
};
