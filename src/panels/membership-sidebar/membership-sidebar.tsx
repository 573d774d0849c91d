import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import { shownNameIn } from '#machines/session/session.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { KeyIcon } from '#ui/icons/key-icon.tsx';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { MenuLink } from '#ui/menu-link.tsx';
import { MenuList } from '#ui/menu-list.tsx';
import { useWords } from '#ui/words-context.ts';
import { frame, name, sidebar } from './membership-sidebar.css.ts';

/** A page of a member, with the ways to the others and the way out beside it. */
export const MembershipSidebar = ({ children }: { readonly children: ReactNode }) => {
  const { say } = useWords();
  const { session, place, now } = useShop();
  const shownName = useFlow(session, shownNameIn, null);
  return (
    <div className={frame}>
      <nav className={sidebar} aria-label={say('menu.member')}>
        <p className={name}>{shownName ?? say('menu.member')}</p>
        <MenuList>
          <MenuLink
            href={addresses['password-update'].path}
            aria-current={place === 'password-update' ? 'page' : undefined}
          >
            <KeyIcon />
            {say('password.update.title')}
          </MenuLink>
          <MenuButton onClick={() => session?.send({ type: 'logout.chosen', at: now() })}>
            <LogoutIcon />
            {say('session.leave')}
          </MenuButton>
        </MenuList>
      </nav>
      <div>{children}</div>
    </div>
  );
};
