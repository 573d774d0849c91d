import { languageNames } from '#i18n/language-names.ts';
import { ThemeSwitch } from '#panels/theme-switch/theme-switch.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { GlobeIcon } from '#ui/icons/globe-icon.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { menu } from './language-switch.css.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** The button of the header that opens languages and looks. */
export const LanguageMenu = () => {
  const { language, say } = useWords();
  return (
    <>
      <Button variant="quiet" popoverTarget="language-menu">
        <GlobeIcon />
        {languageNames[language]}
        <VisuallyHidden>{` – ${say('header.language-and-theme')}`}</VisuallyHidden>
      </Button>
      <Popover id="language-menu" name={say('header.language-and-theme')} shape="menu">
        <div className={menu}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Popover>
    </>
  );
};
