import { useWords } from '#ui/hooks/words-context.ts';
import { brand, line, mark, word } from './brand.css.ts';

/** The mark, a line between two stops that draws an S, and the word. */
export const Brand = () => {
  const { say } = useWords();
  return (
    <span className={brand}>
      <svg className={mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <g className={line} strokeWidth="3" strokeLinecap="round">
          <path d="M19.5 9H14a3.5 3.5 0 0 0 0 7h4a3.5 3.5 0 0 1 0 7h-5.5" />
          <circle cx="22.5" cy="9" r="2" strokeWidth="2" />
          <circle cx="9.5" cy="23" r="2" strokeWidth="2" />
        </g>
      </svg>
      <span className={word}>{say('app.brand')}</span>
    </span>
  );
};
