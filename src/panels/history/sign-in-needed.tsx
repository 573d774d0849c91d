import { loginPanelId } from '#panels/login-panel-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { UserIcon } from '#ui/icons/user-icon.tsx';

/** Where a session has ended nothing of the member is left on the page. */
export const SignInNeeded = () => {
  const { say } = useWords();
  return (
    <EmptyState
      icon={<UserIcon />}
      title={say('history.sign-in')}
      text={say('history.sign-in.text')}
      action={<Button popoverTarget={loginPanelId}>{say('login.open')}</Button>}
    />
  );
};
