import type { ReactNode } from 'react';
import { isSignedOut, shownNameIn } from '#machines/session/session.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { StaffLinks } from '#panels/staff-links.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { memberPages } from './member-pages.ts';
import { frame, name, sidebar } from './membership-sidebar.css.ts';

/** A page of a member, with the ways to the others and the way out beside it. */
export const MembershipSidebar = ({ children }: { readonly children: ReactNode }) => {
  const { say } = useWords();
  const { session, place, now } = useShop();
  const signedOut = useFlow(session, isSignedOut, false);
  const shownName = useFlow(session, shownNameIn, null);
  return (
    <div className={frame}>
      <nav className={sidebar} aria-label={say('menu.member')}>
        <p className={name}>{shownName === null ? say('menu.member') : <bdi>{shownName}</bdi>}</p>
        <MenuList>
          {memberPages.map(({ place: each, href, name: title, Icon }) => (
            <MenuLink key={each} href={href} aria-current={place === each ? 'page' : undefined}>
              <Icon />
              {say(title)}
            </MenuLink>
          ))}
          <StaffLinks />
          {signedOut ? null : (
            <MenuButton onClick={() => session?.send({ type: 'logout.chosen', at: now() })}>
              <LogoutIcon />
              {say('session.leave')}
            </MenuButton>
          )}
        </MenuList>
      </nav>
      <div>{children}</div>
    </div>
  );
};
