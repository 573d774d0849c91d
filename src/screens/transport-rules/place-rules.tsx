import { closedBy } from '#domain/coach/covered-couchette.ts';
import { lapChildrenEach } from '#domain/fare/party-size.ts';
import { tariffs } from '#domain/fare/tariffs.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { RulesPart } from './rules-part.tsx';

const lapChild = tariffs.find(({ code }) => code === 'lap-child');
const lapYears = (lapChild?.underMonths ?? 0) / 12;

/** Who sits where: children, pets, compartments, and what goes from sale. */
export const PlaceRules = () => {
  const { say } = useWords();
  return (
    <>
      <RulesPart id="rules-children" title={say('rules.children')}>
        <p>{say('rules.children.lap', { years: lapYears, count: lapChildrenEach })}</p>
      </RulesPart>
      <RulesPart id="rules-pets" title={say('rules.pets')}>
        <p>{say('rules.pets.place')}</p>
        <p>{say('rules.pets.dog')}</p>
      </RulesPart>
      <RulesPart id="rules-places" title={say('rules.places')}>
        <p>{say('rules.places.couchette', { count: closedBy })}</p>
        <p>{say('rules.places.wheelchair')}</p>
        <p>{say('rules.places.closed')}</p>
      </RulesPart>
    </>
  );
};
