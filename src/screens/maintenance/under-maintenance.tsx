import { addresses } from '#domain/shop/addresses.ts';
import { languageQuery, languages } from '#domain/values/language.ts';
import { languageNames } from '#i18n/language-names.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Brand } from '#ui/navigation/brand.tsx';
import { bare, language as languageClass, languages as languagesClass } from './maintenance.css.ts';
import { MaintenanceWords } from './maintenance-words.tsx';

/** /bakimdayiz: the whole shop is closed, so neither header nor footer stands around it. */
export const UnderMaintenance = () => {
  const { say } = useWords();
  return (
    <>
      <div className={bare}>
        <Brand />
        <ul className={languagesClass}>
          {languages.map((each) => (
            <li key={each}>
              <a className={languageClass} href={`?${languageQuery}=${each}`} hrefLang={each} lang={each}>
                {languageNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Page title={say('under-maintenance.title')} lead={say('under-maintenance.text')}>
        <MaintenanceWords way={say('under-maintenance.again')} href={addresses.home.path} />
      </Page>
    </>
  );
};
