import { againAtOf } from '#machines/login/login.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { AgainWait } from '#ui/feedback/again-wait.tsx';
import type { LoginActor } from './login-actor.ts';

type Props = { readonly login: LoginActor; readonly onCount: (text: string | null) => void };

/** Counts down where somebody tried to log in too often. */
export const LoginWait = ({ login, onCount }: Props) => {
  const { now } = useShop();
  const againAt = useFlow(login, againAtOf, null);
  return againAt === null ? null : <AgainWait key={againAt} endsAt={againAt} now={now} onCount={onCount} />;
};
