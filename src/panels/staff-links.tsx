import { useWords } from '#ui/hooks/words-context.ts';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { useShop } from './shop.ts';
import { useStaffPages } from './staff-pages.ts';

/** Lines of a menu that lead staff to their pages. */
export const StaffLinks = () => {
  const { say } = useWords();
  const shop = useShop();
  return useStaffPages().map(({ place, href, name }) => (
    <MenuLink key={place} href={href} aria-current={shop.place === place ? 'page' : undefined}>
      {say(name)}
    </MenuLink>
  ));
};
