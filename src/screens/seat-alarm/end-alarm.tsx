import { alarmEndAddress } from '#domain/seat/seat-alarm.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import * as styles from './seat-alarm.css.ts';
import { codeField, type DrawnAlarm, type EndActor, refusalWords } from './seat-alarm.flow.ts';

type Props = {
  readonly ending: EndActor;
  /** What the letter's link brought. */
  readonly code: string;
  readonly ended: DrawnAlarm['ended'];
};

/** Whoever follows the link of a letter ends its alarm by a press: a program that only looks at links ends nothing. */
export const EndAlarm = ({ ending, code, ended }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, isDone, refusal, message, againAt } = useSubmission(ending);
  const before = state === 'editing.fresh' ? ended : null;
  const why = before === 'done' ? null : (before ?? refusal);
  const isEnded = isDone || before === 'done';
  return (
    <Page title={say('alarm.cancel.title')}>
      <div className={styles.whole} data-flow="submission" data-state={state}>
        <RefusalRoom
          isAsking={isBusy}
          title={say(why === 'not-reached' ? 'settling.unheard' : 'alarm.cancel.refused')}
          text={why === null ? null : (message ?? say(refusalWords[why]))}
        />
        {isEnded ? (
          <Notice variant="success" heard="in-turn" title={say('alarm.cancel.done')}>
            {say('alarm.cancel.done.text')}
          </Notice>
        ) : (
          <form
            className={styles.form}
            action={alarmEndAddress(code)}
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              ending.send({ type: 'form.submitted', fields: { code }, key: newKey(), at: now() });
            }}
          >
            <p>{say('alarm.cancel.text')}</p>
            <input type="hidden" name={codeField} value={code} />
            <div>
              <AgainButton
                type="submit"
                variant="primary"
                againAt={againAt}
                pending={isBusy ? say('alarm.cancel.submitting') : null}
              >
                {say('alarm.cancel.submit')}
              </AgainButton>
            </div>
          </form>
        )}
      </div>
    </Page>
  );
};
