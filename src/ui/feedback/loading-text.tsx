import { Spinner } from '#ui/buttons/spinner.tsx';
import { classes } from '#ui/theme/classes.ts';
import { loadingText, wholeWindow } from './loading-text.css.ts';

type Props = {
  readonly text: string;
  /** How much room is kept for what comes. */
  readonly room?: 'line' | 'window';
};

/** Says in words what is being waited for. */
export const LoadingText = ({ text, room = 'line' }: Props) => (
  <output className={classes(loadingText, room === 'window' ? wholeWindow : null)}>
    <Spinner />
    {text}
  </output>
);
