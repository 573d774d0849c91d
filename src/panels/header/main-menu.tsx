import { mainPages } from '#panels/main-pages.ts';
import { useShop } from '#panels/shop.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { link, menu } from './main-menu.css.ts';

/** The main pages side by side. */
export const MainMenu = () => {
  const { say } = useWords();
  const shop = useShop();
  return (
    <nav aria-label={say('menu.name')}>
      <ul className={menu}>
        {mainPages.map(({ place, href, name }) => (
          <li key={place}>
            <a href={href} className={link} aria-current={shop.place === place ? 'page' : undefined}>
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
