import type { ReactNode } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { NewWindowIcon } from '#ui/icons/new-window-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { sign } from './external-link.css.ts';

type Props = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** Opens beside the page, which stays as it is, and says so. */
export const ExternalLink = ({ href, className, children }: Props) => {
  const { say } = useWords();
  return (
    <a href={href} className={className} rel="noopener noreferrer" target="_blank">
      <span>
        {children}
        <span className={sign}>
          <NewWindowIcon />
        </span>
        <VisuallyHidden>{` ${say('ui.link.new-window')}`}</VisuallyHidden>
      </span>
    </a>
  );
};
