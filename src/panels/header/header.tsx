import { addresses } from '#domain/shop/addresses.ts';
import { LanguageMenu } from '#panels/language-switch/language-menu.tsx';
import { RegistrationCorner } from '#panels/registration/registration-corner.tsx';
import { SessionCorner } from '#panels/session/session-corner.tsx';
import { useShop } from '#panels/shop.ts';
import { SideMenu } from '#panels/side-menu/side-menu.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Brand } from '#ui/navigation/brand.tsx';
import { SkipLinks } from '#ui/navigation/skip-links.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { backOf } from './back-of.ts';
import { header, home, offDesk, onDesk, row, tools } from './header.css.ts';
import { MainMenu } from './main-menu.tsx';

/** The head of every page. All of it acts before a script is there. */
export const Header = () => {
  const { say } = useWords();
  const { place, registration } = useShop();
  return (
    <>
      <SkipLinks
        targets={[
          { id: 'content', name: say('app.skip.content') },
          { id: 'menu', name: say('app.skip.menu') },
        ]}
      />
      <header className={header}>
        <div className={row}>
          <a href={addresses.home.path} className={home}>
            <Brand />
            <VisuallyHidden>{` – ${say('header.home')}`}</VisuallyHidden>
          </a>
          <div className={onDesk}>
            <MainMenu />
          </div>
          <div className={tools} id="menu" tabIndex={-1}>
            <div className={onDesk}>
              <LanguageMenu />
            </div>
            <SessionCorner back={backOf(place)} />
            <div className={offDesk}>
              <SideMenu />
            </div>
          </div>
        </div>
        {registration === null ? null : <RegistrationCorner registration={registration} />}
      </header>
    </>
  );
};
