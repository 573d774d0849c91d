import { addresses } from '#domain/shop/addresses.ts';
import { isLeaving, shownNameIn } from '#machines/session/session.selectors.ts';
import { type SessionActor, useShop } from '#panels/shop.ts';
import { StaffLinks } from '#panels/staff-links.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { Popover } from '#ui/overlay/popover.tsx';

const memberMenuId = 'member-menu';

/** The corner of the header where a member finds their pages and the way out. */
export const MemberCorner = ({ session }: { readonly session: SessionActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const name = useFlow(session, shownNameIn, null) ?? '';
  const leaving = useFlow(session, isLeaving, false);
  return (
    <>
      <Button
        popoverTarget={memberMenuId}
        aria-label={leaving ? undefined : say('session.member-menu', { name })}
        pending={leaving ? say('session.leaving') : null}
      >
        <bdi lang="tr">{name}</bdi>
      </Button>
      <Popover id={memberMenuId} name={say('session.member-menu', { name })} shape="menu">
        <MenuList>
          <MenuLink href={addresses['my-tickets'].path}>{say('history.title')}</MenuLink>
          <MenuLink href={addresses['password-update'].path}>{say('password.update.title')}</MenuLink>
          <StaffLinks />
          <MenuButton onClick={() => session.send({ type: 'logout.chosen', at: now() })}>
            {say('session.leave')}
          </MenuButton>
        </MenuList>
      </Popover>
    </>
  );
};
