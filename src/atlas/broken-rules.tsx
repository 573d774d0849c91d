import { type Names, ruleKey } from '#atlas/flow/names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';

type Props = { readonly flow: string; readonly names: Names; readonly broken: readonly string[] };

/** Which rules a recorded session breaks; nothing where it breaks none. */
export const BrokenRules = ({ flow, names, broken }: Props) => {
  const { say } = useWords();
  return broken.length === 0 ? null : (
    <Notice variant="danger" heard="in-turn" title={say('atlas.rules.session-breaks')}>
      <ul className={lists.list}>
        {broken.map((name) => (
          <li key={name}>{names[ruleKey(flow, name)] ?? name}</li>
        ))}
      </ul>
    </Notice>
  );
};
