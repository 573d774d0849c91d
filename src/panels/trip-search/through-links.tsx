import { addresses } from '#domain/shop/addresses.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { PlaceName } from '#ui/theme/place-name.tsx';
import type { NamedThrough } from './trip-fields.ts';
import { link, ways } from './trip-links.css.ts';

/** Where no ticket is sold from end to end: the two journeys that lead there, each to be looked for. */
export const ThroughLinks = ({
  through: { name, from, to, queries },
}: {
  readonly through: NamedThrough;
}) => {
  const { say } = useWords();
  const [first, second] = queries;
  const journeys = [
    { query: first, from, to: name },
    { query: second, from: name, to },
  ];
  return (
    <Notice variant="info" heard="in-turn" title={say('trip.through', { from, to, through: name })}>
      <p>{say('trip.through.text')}</p>
      <ul className={ways}>
        {journeys.map((journey) => (
          <li key={journey.query}>
            <a href={`${addresses['journey-list'].path}?${journey.query}`} className={link}>
              <PlaceName>{journey.from}</PlaceName>
              <ArrowIcon />
              <PlaceName>{journey.to}</PlaceName>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
