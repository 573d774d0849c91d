import { AgainButton } from '#panels/again.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';

type Props = {
  readonly name: string;
  /** Whether it is what the page is for; one of several forms of a page is not. */
  readonly isMain?: boolean;
  /** What is being done while the server is asked; null while it is not. */
  readonly doing: string | null;
  /** When it may be sent again, where that was said. */
  readonly againAt: number | null;
  /** Why it cannot be sent yet. */
  readonly why?: string | null;
  readonly onAbandon: () => void;
};

/** Sends a form, and gives it up while it is on its way. */
export const SendRow = ({ name, isMain = true, doing, againAt, why = null, onAbandon }: Props) => {
  const { say } = useWords();
  return (
    <Ways>
      <AgainButton
        type="submit"
        variant={isMain ? 'primary' : 'secondary'}
        againAt={againAt}
        pending={doing}
        why={why}
      >
        {name}
      </AgainButton>
      {doing === null ? null : (
        <Button variant="quiet" onClick={onAbandon}>
          {say('registration.abandon')}
        </Button>
      )}
    </Ways>
  );
};
