import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';

type Props = {
  readonly name: string;
  /** What is being done while the server is asked; null while it is not. */
  readonly doing: string | null;
  /** Why it cannot be sent yet. */
  readonly why?: string | null;
  readonly onAbandon: () => void;
};

/** Sends a form, and gives it up while it is on its way. */
export const SendRow = ({ name, doing, why = null, onAbandon }: Props) => {
  const { say } = useWords();
  return (
    <Ways>
      <Button type="submit" variant="primary" pending={doing} why={why}>
        {name}
      </Button>
      {doing === null ? null : (
        <Button variant="quiet" onClick={onAbandon}>
          {say('registration.abandon')}
        </Button>
      )}
    </Ways>
  );
};
