import { seatmateAddress } from '#domain/booking/seatmate.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { whole } from './seatmate.css.ts';
import { type AgreeActor, codeField, type DrawnAgreement, refusalWords } from './seatmate.flow.ts';

type Props = {
  readonly form: AgreeActor;
  /** What the letter's link brought; empty without one. */
  readonly code: string;
  readonly drawn: DrawnAgreement;
};

const Asked = ({ form, code }: Pick<Props, 'form' | 'code'>) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, againAt } = useSubmission(form);
  return (
    <form
      className={whole}
      action={seatmateAddress(code)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.send({ type: 'form.submitted', fields: { code }, key: newKey(), at: now() });
      }}
    >
      <p>{say('seatmate.text')}</p>
      <p>{say('seatmate.caution')}</p>
      <input type="hidden" name={codeField} value={code} />
      <div>
        <AgainButton
          againAt={againAt}
          type="submit"
          variant="primary"
          pending={isBusy ? say('seatmate.submitting') : null}
        >
          {say('seatmate.submit')}
        </AgainButton>
      </div>
    </form>
  );
};

/** Whoever follows the link of the letter agrees by a press: a program that only looks at links agrees to nothing. */
export const Seatmate = ({ form, code, drawn }: Props) => {
  const { say } = useWords();
  const { state, isBusy, isDone, refusal, message } = useSubmission(form);
  const before = state === 'editing.fresh' ? drawn.became : null;
  const without = code === '' ? 'seatmate-link-over' : refusal;
  const why = before === null || before === 'done' ? without : before;
  const isAgreed = isDone || before === 'done';
  return (
    <Page title={say('seatmate.title')}>
      <div className={whole} data-flow="submission" data-state={state}>
        <RefusalRoom
          isAsking={isBusy}
          title={say(why === 'not-reached' ? 'settling.unheard' : 'seatmate.refused')}
          text={why === null || isAgreed ? null : (message ?? say(refusalWords[why]))}
        />
        {isAgreed ? (
          <Notice variant="success" heard="in-turn" title={say('seatmate.done')}>
            {say('seatmate.done.text')}
          </Notice>
        ) : null}
        {isAgreed || why === 'seatmate-link-over' ? (
          <div>
            <LinkButton href={addresses['ticket-search'].path}>{say('menu.ticket-search')}</LinkButton>
          </div>
        ) : (
          <Asked form={form} code={code} />
        )}
      </div>
    </Page>
  );
};
