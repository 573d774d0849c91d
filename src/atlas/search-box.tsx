import { lazy, Suspense, useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { Searched } from './search-finds.tsx';

/** What searches comes with the first letter. */
const SearchFinds = lazy(() =>
  import('./search-finds.tsx').then((module) => ({ default: module.SearchFinds })),
);

const noStates: ReadonlySet<string> = new Set();

/** Finds states and arrows by name, event, guard, port, requirement id, or the name or number of a refusal. */
export const SearchBox = (searched: Searched) => {
  const { say } = useWords();
  const [asked, setAsked] = useState('');
  const type = (text: string) => {
    setAsked(text);
    if (text === '') searched.onFound?.(noStates);
  };
  return (
    <search>
      <TextField
        type="search"
        label={say(searched.onGo ? 'atlas.search' : 'atlas.search.all')}
        hint={say('atlas.search.hint')}
        autoComplete="off"
        value={asked}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {asked === '' ? null : (
        <Suspense>
          <SearchFinds asked={asked} {...searched} />
        </Suspense>
      )}
    </search>
  );
};
