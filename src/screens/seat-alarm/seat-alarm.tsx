import { addresses } from '#domain/shop/addresses.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { momentText } from '#i18n/moment-text.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { AlarmForm } from './alarm-form.tsx';
import * as styles from './seat-alarm.css.ts';
import {
  type AlarmActor,
  type AwaitedTrain,
  type DrawnAlarm,
  faultWords,
  refusalWords,
} from './seat-alarm.flow.ts';
import { WhatHappens } from './what-happens.tsx';

type Props = {
  readonly form: AlarmActor;
  readonly drawn: DrawnAlarm;
  readonly ownEmail: string;
};

const mayPass = (fault: DrawnAlarm['fault']): boolean =>
  fault === 'not-reached' || fault === 'too-many-tries';

const WithoutTrain = ({ fault }: Pick<DrawnAlarm, 'fault'>) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="warning" title={fault === null ? say('alarm.none') : say('alarm.fault')}>
        {say(fault === null ? 'alarm.none.text' : faultWords[fault])}
      </Notice>
      <div>
        {mayPass(fault) ? <LinkButton href="">{say('app.part.reload')}</LinkButton> : null}
        <LinkButton variant="primary" href={addresses.home.path}>
          {say('history.search')}
        </LinkButton>
      </div>
    </>
  );
};

const ToList = ({ train }: { readonly train: AwaitedTrain }) => {
  const { say } = useWords();
  return (
    <div>
      <LinkButton href={train.listPath}>{say('alarm.to-list')}</LinkButton>
    </div>
  );
};

const Asking = ({ form, drawn, ownEmail, train }: Props & { readonly train: AwaitedTrain }) => {
  const words = useWords();
  const { say } = words;
  const { state, fields, isBusy, isDone, refusal, message, againAt } = useSubmission(form);
  const before = state === 'editing.fresh' ? drawn.sent : null;
  const isSet = isDone || before?.became === 'done';
  const why = before === null || before.became === 'done' ? refusal : before.became;
  if (isSet) {
    const { cabinClass, seats, email } = before?.wish ?? fields;
    const cabin = cabinName(cabinClass, words);
    return (
      <>
        <Notice variant="success" heard="in-turn" title={say('alarm.done')}>
          {cabinClass === 'DSB'
            ? say('alarm.done.text.DSB', { seats, email })
            : say('alarm.done.text', { cabin, seats, email })}
        </Notice>
        <WhatHappens />
        <ToList train={train} />
      </>
    );
  }
  if (train.classes.length === 0) {
    return (
      <>
        <Notice variant="info" title={say('alarm.not-full')}>
          {say('alarm.not-full.text')}
        </Notice>
        <ToList train={train} />
      </>
    );
  }
  return (
    <>
      <AlarmForm
        form={form}
        train={train}
        sent={before}
        ownEmail={ownEmail}
        refused={
          why === null
            ? null
            : [
                say(why === 'not-reached' ? 'settling.unheard' : 'alarm.refused'),
                message ?? say(refusalWords[why]),
              ]
        }
        isBusy={isBusy}
        againAt={againAt}
      />
      <WhatHappens />
    </>
  );
};

/** Whoever wants places of a full train or class has a letter written when some come free. */
export const SeatAlarm = ({ form, drawn, ownEmail }: Props) => {
  const words = useWords();
  const { say } = words;
  const { state } = useSubmission(form);
  const { train } = drawn;
  return (
    <Page title={say('alarm.title')} lead={say('alarm.lead')}>
      <div className={styles.whole} data-flow="submission" data-state={state}>
        {train === null ? (
          <WithoutTrain fault={drawn.fault} />
        ) : (
          <>
            <FactsList
              facts={[
                [say('alarm.train'), train.name],
                [say('trip.from'), train.from.name],
                [say('trip.to'), train.to.name],
                [say('alarm.departure'), momentText(train.departure, words)],
              ]}
            />
            <Asking form={form} drawn={drawn} ownEmail={ownEmail} train={train} />
          </>
        )}
      </div>
    </Page>
  );
};
