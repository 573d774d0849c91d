import { useState } from 'react';
import type { PackageStatus } from '#domain/catalogue/package-card.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './my-subscriptions.css.ts';
import { type PackageCancelActor, type PackageCancelOutcome, refusalWords } from './package-cancel.flow.ts';

type Props = {
  readonly form: PackageCancelActor;
  readonly locator: string;
  readonly status: PackageStatus;
};

const reasons: Readonly<Record<PackageStatus, MessageId | null>> = {
  active: null,
  'not-begun': null,
  ended: 'package.refused.over',
  spent: 'package.refused.over',
  passive: 'package.refused.passive',
};

type QuoteProps = Pick<Props, 'form' | 'locator'> & { readonly outcome: PackageCancelOutcome };

/** What comes back and what does not, before anything is done. */
const CancelQuote = ({ form, locator, outcome: { back, lost } }: QuoteProps) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const [key] = useState(newKey);
  const amount = moneyText(back, words);
  const begin = (agreed: number | null) => form.send({ type: 'form.begun', fields: { locator, agreed } });
  const confirm = () => {
    begin(back);
    form.send({ type: 'form.submitted', fields: { locator, agreed: back }, key, at: now() });
  };
  return (
    <>
      <Notice variant="warning" heard="in-turn" title={say('package.cancel.quoted', { amount })}>
        <p>{say('package.cancel.quoted.text', { lost: moneyText(lost, words) })}</p>
      </Notice>
      <Ways>
        <Button variant="danger" onClick={confirm}>
          {say('package.cancel.confirm', { amount })}
        </Button>
        <Button onClick={() => begin(null)}>{say('package.cancel.keep')}</Button>
      </Ways>
    </>
  );
};

/** The cancellation of a package: what it brings is told, then it is done for good. */
export const PackageCancelling = ({ form, locator, status }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const { state, isBusy, refusal, message, granted, fields } = useSubmission(form);
  const why = reasons[status];
  /** What was agreed to may be done: it is asked for again as it was. */
  const isUnheard = refusal === 'not-reached' && fields.agreed !== null;
  const wish = isUnheard ? fields : { locator, agreed: null };
  const ask = () => form.send({ type: 'form.submitted', fields: wish, key: newKey(), at: now() });
  return (
    <div className={styles.cancelling} data-flow="submission" data-state={state}>
      <RefusalRoom
        isAsking={isBusy}
        title={say(isUnheard ? 'settling.unheard' : 'package.cancel.refused')}
        text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
      />
      {granted?.kind === 'quoted' ? <CancelQuote form={form} locator={locator} outcome={granted} /> : null}
      {granted?.kind === 'done' ? (
        <Notice variant="success" heard="in-turn" title={say('package.cancel.done')}>
          <p>{say('package.cancel.done.text', { amount: moneyText(granted.back, words) })}</p>
        </Notice>
      ) : null}
      {granted === null ? (
        <div>
          <Button
            why={why === null ? null : say(why)}
            pending={isBusy ? say('package.cancel.asking') : null}
            onClick={ask}
          >
            {say(isUnheard ? 'settling.ask' : 'package.cancel')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
