import { isGuest } from '#machines/session/session.selectors.ts';
import { LanguageSwitch } from '#panels/language-switch/language-switch.tsx';
import { mainPages } from '#panels/main-pages.ts';
import { useShop } from '#panels/shop.ts';
import { StaffLinks } from '#panels/staff-links.tsx';
import { ThemeSwitch } from '#panels/theme-switch/theme-switch.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { MenuIcon } from '#ui/icons/menu-icon.tsx';
import { Brand } from '#ui/navigation/brand.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { button, drawer, head, parts } from './side-menu.css.ts';

/** A guest may become a member from every page, once the registration lives. */
const GuestParts = () => {
  const { say } = useWords();
  const { session, registration } = useShop();
  const guest = useFlow(session, isGuest, true);
  return registration !== null && guest ? (
    <MenuList>
      <MenuButton onClick={() => registration.send({ type: 'registration.opened' })}>
        {say('registration.open')}
      </MenuButton>
    </MenuList>
  ) : null;
};

/** On a small screen everything of the header lies in a drawer. */
export const SideMenu = () => {
  const { say } = useWords();
  const shop = useShop();
  return (
    <>
      <Button variant="quiet" className={button} popoverTarget="side-menu">
        <MenuIcon />
        <VisuallyHidden>{say('menu.open')}</VisuallyHidden>
      </Button>
      <nav id="side-menu" popover="auto" className={drawer} aria-label={say('menu.name')}>
        <div className={head}>
          <Brand />
          <CloseButton name={say('menu.close')} popoverTarget="side-menu" popoverTargetAction="hide" />
        </div>
        <div className={parts}>
          <MenuList>
            {mainPages.map(({ place, href, name }) => (
              <MenuLink key={place} href={href} aria-current={shop.place === place ? 'page' : undefined}>
                {say(name)}
              </MenuLink>
            ))}
            <StaffLinks />
          </MenuList>
          <GuestParts />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </nav>
    </>
  );
};
