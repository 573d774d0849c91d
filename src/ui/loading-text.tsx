import { room as roomClass } from './loading-text.css.ts';
import { Spinner } from './spinner.tsx';

type Own = {
  readonly text: string;
  /** How much room is kept for what comes. */
  readonly room?: keyof typeof roomClass;
};

/** Says in words what is being waited for. */
export const LoadingText = ({ text, room = 'line' }: Own) => (
  <output className={roomClass[room]}>
    <Spinner />
    {text}
  </output>
);
