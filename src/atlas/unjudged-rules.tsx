import { type Names, ruleKey } from '#atlas/flow/names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';

type Props = { readonly flow: string; readonly names: Names; readonly unjudged: readonly string[] };

/** Of which rules a recorded session says nothing as to its beginning; nothing where it tells it. */
export const UnjudgedRules = ({ flow, names, unjudged }: Props) => {
  const { say } = useWords();
  return unjudged.length === 0 ? null : (
    <Notice variant="info" title={say('atlas.rules.not-judged')}>
      <ul className={lists.list}>
        {unjudged.map((name) => (
          <li key={name}>{names[ruleKey(flow, name)] ?? name}</li>
        ))}
      </ul>
    </Notice>
  );
};
