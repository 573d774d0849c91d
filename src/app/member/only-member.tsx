import type { ReactNode } from 'react';
import { isSignedOut, memberIn } from '#machines/session/session.selectors.ts';
import { ListAwaited } from '#panels/history/list-awaited.tsx';
import { SignInNeeded } from '#panels/history/sign-in-needed.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';

type Props = { readonly children: (member: number) => ReactNode };

/** What is drawn for whoever is logged in, and for nobody else. */
export const OnlyMember = ({ children }: Props) => {
  const { session } = useShop();
  const member = useFlow(session, memberIn, null);
  const signedOut = useFlow(session, isSignedOut, false);
  if (signedOut) return <SignInNeeded />;
  return member === null ? <ListAwaited /> : children(member.id);
};
