import { languageQuery, languages } from '#domain/values/language.ts';
import { languageNames } from '#i18n/language-names.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { group, mark, title } from './language-switch.css.ts';

/** The languages of the shop. Choosing one loads the page anew. */
export const LanguageSwitch = () => {
  const { language, say } = useWords();
  return (
    <div className={group}>
      <p className={title}>{say('header.language')}</p>
      <MenuList>
        {languages.map((each) => (
          <MenuLink
            key={each}
            href={`?${languageQuery}=${each}`}
            hrefLang={each}
            lang={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {languageNames[each]}
            {each === language ? (
              <span className={mark}>
                <CheckIcon />
              </span>
            ) : null}
          </MenuLink>
        ))}
      </MenuList>
    </div>
  );
};
