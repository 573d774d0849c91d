import { useShop } from '#panels/shop.ts';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { left, toPay } from './seat-clock.css.ts';
import { untilText } from './until-text.ts';

/** How long there is to pay, said once more where the clock stands out of sight: beside what was refused, on a narrow page. */
export const TimeToPay = ({ endsAt }: { readonly endsAt: number }) => {
  const words = useWords();
  const { now } = useShop();
  return (
    <p className={toPay}>
      <span>{untilText({ of: 'payment', endsAt }, now(), words)}</span>
      <span className={left}>
        <Countdown endsAt={endsAt} now={now} heard="elsewhere" />
      </span>
    </p>
  );
};
