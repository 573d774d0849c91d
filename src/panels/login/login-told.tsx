import type { LoginRefusalTold } from '#domain/member/login-told.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { told } from './login-told.css.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** Why a login that was sent without a script was refused. It stands in the page the form was sent from. */
export const LoginTold = ({ refusal }: { readonly refusal: LoginRefusalTold }) => {
  const { say } = useWords();
  const { title, text } = refusalWordsOf(refusal);
  return (
    <div className={told}>
      <Notice variant="danger" heard="at-once" title={say(title)}>
        {say(text)}
      </Notice>
    </div>
  );
};
