import { useShop } from '#panels/shop.ts';
import { useStaffPages } from '#panels/staff-pages.ts';
import { ChoiceLink, ChoiceList } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** The ways from one page of the staff to the others, for whoever may work on several. */
export const StaffWays = () => {
  const { say } = useWords();
  const shop = useShop();
  const pages = useStaffPages();
  return pages.length < 2 ? null : (
    <nav aria-label={say('menu.staff')}>
      <ChoiceList name={say('menu.staff')}>
        {pages.map(({ place, href, name }) => (
          <ChoiceLink key={place} href={href} isOn={shop.place === place}>
            {say(name)}
          </ChoiceLink>
        ))}
      </ChoiceList>
    </nav>
  );
};
