import { useEffect, useEffectEvent } from 'react';
import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';
import { hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import { type Found, foundIn } from '#atlas/flow/found.ts';
import type { Words } from '#machines/kit/chart/chart-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';
import { useAskedMet } from './workers/use-met.ts';

const most = 40;

export type Searched = {
  readonly flows: readonly AtlasFlow[];
  readonly wordsOf: (flow: AtlasFlow) => Words;
  /** Told what is found as it is typed, so that a picture can show it. */
  readonly onFound?: (ids: ReadonlySet<string>) => void;
  /** Goes to what is found; without it every find is a link to its flow. */
  readonly onGo?: (id: string) => void;
} & Pick<AtlasFacts, 'codesOf'>;

const Find = ({ title, beside, met }: Found) => (
  <>
    <span className={lists.name}>{title}</span>
    <span className={lists.quiet}>{beside}</span>
    {met.map((refusal) => (
      <bdi key={refusal} className={lists.code} dir="ltr">
        {refusal}
      </bdi>
    ))}
  </>
);

/** What is found of what was typed, and how much of it. */
export const SearchFinds = ({
  asked,
  flows,
  wordsOf,
  codesOf,
  onFound,
  onGo,
}: Searched & { readonly asked: string }) => {
  const { say } = useWords();
  const { met, is } = useAskedMet(flows, asked, codesOf);
  const found = flows.flatMap((flow) => foundIn(flow, wordsOf(flow), asked, met[flow.name]));
  const ids = found.map(({ id }) => id).join('\n');
  const show = useEffectEvent((next: string) => onFound?.(new Set(next.split('\n'))));
  useEffect(() => show(ids), [ids]);
  return (
    <>
      <output className={lists.quiet}>
        {is === 'looked-for' && found.length === 0
          ? null
          : say('atlas.search.count', { count: found.length })}{' '}
        {is === 'looked-for' ? say('atlas.search.looking') : null}
        {is === 'failed' ? say('atlas.search.failed') : null}
      </output>
      {found.length === 0 ? null : (
        <ul className={lists.list}>
          {found.slice(0, most).map((find) => (
            <li key={`${find.flow} ${find.id}`}>
              {onGo ? (
                <button type="button" className={lists.line} onClick={() => onGo(find.id)}>
                  <Find {...find} />
                </button>
              ) : (
                <a className={lists.line} href={hrefOfFlow(find.flow, find.id)}>
                  <Find {...find} />
                  <span className={lists.count}>{find.flow}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
