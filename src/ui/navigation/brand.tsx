import { brandMark } from '#domain/shop/brand-mark.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { brand, line, mark, word } from './brand.css.ts';

const { size } = brandMark;

/** The mark, a line between two stops that draws an S, and the word. */
export const Brand = () => {
  const { say } = useWords();
  return (
    <span className={brand}>
      <svg className={mark} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true">
        <rect width={size} height={size} rx={brandMark.corner} fill="currentColor" />
        <g className={line} strokeWidth={brandMark.lineWidth} strokeLinecap="round">
          <path d={brandMark.line} />
          {brandMark.stops.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={brandMark.stopRadius} strokeWidth={brandMark.stopWidth} />
          ))}
        </g>
      </svg>
      <span className={word}>{say('app.brand')}</span>
    </span>
  );
};
