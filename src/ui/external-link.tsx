import type { ReactNode } from 'react';
import { external } from './external-link.css.ts';
import { NewWindowIcon } from './icons/new-window-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWords } from './words-context.ts';

type Own = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** Leaves the shop, and says so. */
export const ExternalLink = ({ href, className = external, children }: Own) => {
  const { say } = useWords();
  return (
    <a href={href} className={className} rel="noopener noreferrer" target="_blank">
      {children}
      <NewWindowIcon />
      <VisuallyHidden> {say('ui.link.new-window')}</VisuallyHidden>
    </a>
  );
};
