import { moneyText } from '#i18n/money-text.ts';
import { actionOf, bookingOf, dealOf, refusalOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { actionWords } from './action-words.ts';
import { DealFacts } from './deal-facts.tsx';
import { isReviewing, type TicketActionsActor } from './ticket-actions-views.ts';

/** What would be done, with every amount, before it is done. */
export const Review = ({ actions }: { readonly actions: TicketActionsActor }) => {
  const words = useWords();
  const { say } = words;
  const isOpen = useFlow(actions, isReviewing, false);
  const action = useFlow(actions, actionOf, 'return');
  const deal = useFlow(actions, dealOf, null);
  const booking = useFlow(actions, bookingOf, null);
  const refusal = useFlow(actions, refusalOf, null);
  const decline = () => actions.send({ type: 'deal.declined' });
  const texts = actionWords[action];
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say(texts.title)}
      onDismiss={decline}
      actions={
        <>
          <Button
            variant="danger-main"
            onClick={() => actions.send({ type: 'deal.confirmed', key: newKey() })}
          >
            {say(texts.confirm, { amount: moneyText(deal?.total ?? 0, words) })}
          </Button>
          <Button first="in-dialog" onClick={decline}>
            {say('actions.decline')}
          </Button>
        </>
      }
    >
      {refusal === 'amount-differs' ? <Notice variant="warning" title={say('actions.differs')} /> : null}
      {deal === null || booking === null ? null : <DealFacts deal={deal} booking={booking} />}
      {deal?.tickets.some(({ inMoney, means }) => inMoney > 0 && means === 'card') ? (
        <p>{say('actions.return.when')}</p>
      ) : null}
      <p>{say(texts.text)}</p>
    </Dialog>
  );
};
