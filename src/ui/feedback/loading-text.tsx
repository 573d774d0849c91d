import { Spinner } from '#ui/buttons/spinner.tsx';
import { classes } from '#ui/theme/classes.ts';
import { loadingText, onlyWords, wholeWindow } from './loading-text.css.ts';

type Props = {
  readonly text: string;
  /** How much room is kept for what comes. */
  readonly room?: 'line' | 'window' | 'words';
};

const rooms = { window: wholeWindow, words: onlyWords } as const;

/** Says in words what is being waited for. */
export const LoadingText = ({ text, room = 'line' }: Props) => (
  <output className={classes(loadingText, room === 'line' ? null : rooms[room])}>
    <Spinner />
    {text}
  </output>
);
