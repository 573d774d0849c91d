import { addresses } from '#domain/shop/addresses.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { offered, ways } from './through-links.css.ts';
import type { NamedThrough } from './trip-fields.ts';
import { link } from './trip-links.css.ts';

/** Where no ticket is sold from end to end: the two journeys that lead there, each to be looked for. */
export const ThroughLinks = ({ through }: { readonly through: NamedThrough }) => {
  const { say } = useWords();
  const { name, from, to, queries } = through;
  const journeys = [
    { query: queries[0], ends: [from, name] },
    { query: queries[1], ends: [name, to] },
  ] as const;
  return (
    <div role="status" className={offered}>
      <strong>{say('trip.through', { from, to, through: name })}</strong>
      <p>{say('trip.through.text')}</p>
      <ul className={ways}>
        {journeys.map(({ query, ends: [first, last] }) => (
          <li key={query}>
            <a href={`${addresses['journey-list'].path}?${query}`} className={link}>
              <bdi>{first}</bdi>
              <ArrowIcon />
              <bdi>{last}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
