import { type Theme, themeQuery, themes } from '#domain/values/theme.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { SunIcon } from '#ui/icons/sun-icon.tsx';
import { SystemThemeIcon } from '#ui/icons/system-theme-icon.tsx';
import { appearance, appearances, group, title } from './theme-switch.css.ts';

const icons: Readonly<Record<Theme, typeof SunIcon>> = {
  system: SystemThemeIcon,
  light: SunIcon,
  dark: MoonIcon,
};

/** Light, dark, or as the device has it. */
export const ThemeSwitch = () => {
  const { say } = useWords();
  const names: Readonly<Record<Theme, string>> = {
    system: say('header.theme.system'),
    light: say('header.theme.light'),
    dark: say('header.theme.dark'),
  };
  return (
    <div className={group}>
      <p className={title}>{say('header.theme')}</p>
      <ul className={appearances}>
        {themes.map((each) => {
          const Mark = icons[each];
          return (
            <li key={each}>
              <a href={`?${themeQuery}=${each}`} className={appearance[each]} rel="nofollow">
                <Mark />
                {names[each]}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
