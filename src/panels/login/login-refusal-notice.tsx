import type { ReportedLoginRefusal } from '#domain/member/login-refusal.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { message } from './login-refusal-notice.css.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** Why a login that was sent without a script was refused. It stands in the page the form was sent from. */
export const LoginRefusalNotice = ({ refusal }: { readonly refusal: ReportedLoginRefusal }) => {
  const { say } = useWords();
  const { title, text } = refusalWordsOf(refusal);
  return (
    <div className={message}>
      <Notice variant="danger" heard="at-once" title={say(title)}>
        {say(text)}
      </Notice>
    </div>
  );
};
