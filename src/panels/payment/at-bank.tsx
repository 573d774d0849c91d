import { clockText } from '#i18n/clock-text.ts';
import { bankByOf } from '#machines/payment/payment.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Steady } from '#ui/feedback/steady.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { OtherMethods } from './other-methods.tsx';
import { line, part } from './paying.css.ts';
import type { PaymentActor, PaymentSnapshot } from './payment-actor.ts';
import { mayAskOutcome, mayGoToBank } from './payment-views.ts';
import { ToBank } from './to-bank.tsx';

const stageOf = (snapshot: PaymentSnapshot) => {
  if (snapshot.matches({ proving: 'departing' })) return 'departing';
  if (snapshot.matches({ proving: 'awaiting' })) return 'awaiting';
  return snapshot.matches({ proving: 'unheard' }) ? 'unheard' : 'asking';
};

/** While the card is proved at the bank: where one is, how long there is, and every way on. */
export const AtBank = ({ payment }: { readonly payment: PaymentActor }) => {
  const words = useWords();
  const { say } = words;
  const stage = useFlow(payment, stageOf, 'asking');
  const until = clockText(useFlow(payment, bankByOf, 0), words);
  const mayAsk = useFlow(payment, mayAskOutcome, false);
  const mayGo = useFlow(payment, mayGoToBank, false);
  const texts = {
    departing: {
      title: say('payment.bank.departing'),
      text: say('payment.bank.departing.text', { until }),
      going: say('payment.bank.departing.going'),
    },
    asking: {
      title: say('payment.bank.asking'),
      text: say('payment.bank.asking.text'),
      going: say('payment.bank.asking.going'),
    },
    awaiting: {
      title: say('payment.bank.awaiting'),
      text: say('payment.bank.awaiting.text', { until }),
      going: say('payment.bank.awaiting.going'),
    },
    unheard: {
      title: say('payment.bank.unheard'),
      text: say('payment.bank.unheard.text'),
      going: null,
    },
  };
  const stages = Object.values(texts);
  const text = texts[stage];
  return (
    <div className={part}>
      <Notice
        variant={stage === 'unheard' ? 'warning' : 'info'}
        heard="in-turn"
        title={text.title}
        among={stages.map(({ title }) => title)}
      >
        <Steady text={text.text} among={stages.map((each) => each.text)} />
      </Notice>
      {text.going === null ? null : <LoadingText text={text.going} />}
      {mayGo ? (
        <div className={line}>
          <ToBank payment={payment} variant={stage === 'departing' ? 'primary' : 'secondary'} />
          {mayAsk ? (
            <Button
              variant={stage === 'departing' ? 'secondary' : 'primary'}
              onClick={() => payment.send({ type: 'outcome.asked' })}
            >
              {say('payment.bank.ask')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {mayGo ? <OtherMethods payment={payment} /> : null}
    </div>
  );
};
