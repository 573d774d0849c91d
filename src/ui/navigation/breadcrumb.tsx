import { useWords } from '#ui/hooks/words-context.ts';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { link, list, stop } from './breadcrumb.css.ts';

type Stop = { readonly name: string; readonly href: string };

type Props = { readonly before: readonly Stop[]; readonly here: string };

/** Where this page lies. */
export const Breadcrumb = ({ before, here }: Props) => {
  const { say } = useWords();
  return (
    <nav aria-label={say('ui.breadcrumb.name')}>
      <ol className={list}>
        {before.map(({ name, href }) => (
          <li key={href} className={stop}>
            <a href={href} className={link}>
              {name}
            </a>
            <ChevronIcon />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
};
