import { ChoiceLink, ChoiceList } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { useShop } from './shop.ts';
import { useStaffPages } from './staff-pages.ts';

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
