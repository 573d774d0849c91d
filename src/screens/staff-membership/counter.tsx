import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { type CounterActor, nobodyAtCounter } from './counter.flow.ts';
import { CounterForm } from './counter-form.tsx';
import { DeskPart } from './desk-part.tsx';

/** Support registers a customer who stands before them. */
export const Counter = ({ form }: { readonly form: CounterActor }) => {
  const { say } = useWords();
  const { state, fields, granted } = useSubmission(form);
  const { email } = fields.draft;
  return (
    <DeskPart id="counter-registration" title={say('counter.title')} lead={say('counter.lead')} state={state}>
      {granted === null ? (
        <CounterForm form={form} />
      ) : (
        <>
          <Notice
            variant="success"
            heard="in-turn"
            title={say('counter.saved', { number: String(granted.id) })}
          >
            {email === '' ? say('counter.saved.no-email') : say('counter.saved.mailed', { email })}
          </Notice>
          <Ways>
            <Button onClick={() => form.send({ type: 'form.begun', fields: nobodyAtCounter })}>
              {say('staff-membership.another')}
            </Button>
          </Ways>
        </>
      )}
    </DeskPart>
  );
};
