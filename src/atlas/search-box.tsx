import { useState } from 'react';
import { hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import type { Found } from '#atlas/flow/found.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';

const shown = 40;

type Props = {
  readonly find: (asked: string) => readonly Found[];
  /** Told what is found as it is typed, so that a picture can show it. */
  readonly onFound?: (ids: ReadonlySet<string>) => void;
  /** Goes to what is found; without it every find is a link to its flow. */
  readonly onGo?: (id: string) => void;
};

/** Finds states and arrows by name, event, guard, port, requirement id or error code. */
export const SearchBox = ({ find, onFound, onGo }: Props) => {
  const { say } = useWords();
  const [asked, setAsked] = useState('');
  const found = find(asked);
  const type = (text: string) => {
    setAsked(text);
    onFound?.(new Set(find(text).map(({ id }) => id)));
  };
  return (
    <search>
      <TextField
        type="search"
        label={say(onGo ? 'atlas.search' : 'atlas.search.all')}
        hint={say('atlas.search.hint')}
        autoComplete="off"
        value={asked}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <output className={lists.quiet}>
        {asked === '' ? null : say('atlas.search.count', { count: found.length })}
      </output>
      {found.length === 0 ? null : (
        <ul className={lists.list}>
          {found.slice(0, shown).map(({ flow, id, title, beside }) => (
            <li key={`${flow} ${id}`}>
              {onGo ? (
                <button type="button" className={lists.line} onClick={() => onGo(id)}>
                  <span className={lists.name}>{title}</span>
                  <span className={lists.quiet}>{beside}</span>
                </button>
              ) : (
                <a className={lists.line} href={hrefOfFlow(flow, id)}>
                  <span className={lists.name}>{title}</span>
                  <span className={lists.quiet}>{beside}</span>
                  <span className={lists.count}>{flow}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
