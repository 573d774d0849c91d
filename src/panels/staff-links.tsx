import { MenuLink } from '#ui/menu-link.tsx';
import { useWords } from '#ui/words-context.ts';
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
