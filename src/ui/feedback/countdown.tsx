import { durationText } from '#i18n/duration-text.ts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { AlertIcon } from '#ui/icons/alert-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { countdown } from './countdown.css.ts';

type Props = {
  readonly endsAt: number;
  readonly now: () => number;
  /** Where the same is counted twice on a page, one of them is heard. */
  readonly heard?: 'elsewhere' | 'here';
};

const minute = 60;
/** In minutes. */
const hour = 60;
/** The instants at which a countdown is spoken, and how many seconds its words then stand; in between it is silent. */
const spoken = [
  { at: 5 * minute, seconds: 15 },
  { at: 2 * minute, seconds: 15 },
  { at: minute, seconds: 15 },
  { at: 30, seconds: 5 },
  { at: 10, seconds: 5 },
  { at: 0, seconds: 1 },
] as const;

const spokenAt = (left: number) =>
  spoken.find(({ at, seconds }) => left <= at && left > at - seconds)?.at ?? null;

const levelOf = (left: number) => {
  if (left === 0) return 'none';
  return left <= 2 * minute ? 'little' : 'enough';
};

/** How long something stays: minutes in words, seconds only in the last one. */
export const Countdown = ({ endsAt, now, heard = 'here' }: Props) => {
  const words = useWords();
  const { say } = words;
  const left = useSecondsLeft(endsAt, now);
  const toSay = spokenAt(left);
  const wordsFor = (seconds: number) => {
    if (seconds === 0) return say('ui.countdown.over');
    const minutes = Math.ceil(seconds / minute);
    if (minutes >= hour) return say('ui.countdown.long', { duration: durationText(minutes, words) });
    return seconds > minute
      ? say('ui.countdown.minutes', { count: minutes })
      : say('ui.countdown.seconds', { count: seconds });
  };
  const level = levelOf(left);
  const shown = (
    <>
      {level === 'enough' ? null : <AlertIcon />}
      {wordsFor(left)}
    </>
  );
  if (heard === 'elsewhere') {
    return (
      <span aria-hidden="true" className={countdown} data-left={level}>
        {shown}
      </span>
    );
  }
  return (
    <>
      <span role="timer" className={countdown} data-left={level}>
        {shown}
      </span>
      <VisuallyHidden>
        <span aria-live={toSay !== null && toSay <= 30 ? 'assertive' : 'polite'}>
          {toSay === null ? '' : wordsFor(toSay)}
        </span>
      </VisuallyHidden>
    </>
  );
};
