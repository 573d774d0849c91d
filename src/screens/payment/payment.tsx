import type { ReactNode } from 'react';
import { payByOf, stateOf, walletOf } from '#machines/payment/payment.selectors.ts';
import { AtBank } from '#panels/payment/at-bank.tsx';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { PaymentMessage } from '#panels/payment/payment-message.tsx';
import { isTimed, phaseOf } from '#panels/payment/payment-views.ts';
import { PriceBreakdown } from '#panels/payment/price-breakdown/price-breakdown.tsx';
import { Settling } from '#panels/payment/settling.tsx';
import { Wallet } from '#panels/payment/wallet/wallet.tsx';
import { SeatClock } from '#panels/seat-clock/seat-clock.tsx';
import { TimeToPay } from '#panels/seat-clock/time-to-pay.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useFocusOn } from '#ui/hooks/use-focus-on.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';
import { Choosing } from './choosing.tsx';
import * as styles from './payment.css.ts';

type Props = {
  readonly payment: PaymentActor;
  readonly cardOrigin: string;
  /** How far the purchase has come. */
  readonly steps: ReactNode;
  /** What is bought, a line for each. */
  readonly lines: ReactNode;
  /** What the sum is made of, where the lines alone do not say it. */
  readonly parts?: ReactNode;
  /** Where word of it is sent. */
  readonly contact: ReactNode;
  /** What stands under it all. */
  readonly children?: ReactNode;
};

type Shown = Pick<Props, 'cardOrigin' | 'payment'> & { readonly time: ReactNode };

const Phase = ({ payment, cardOrigin, time }: Shown) => {
  const { say } = useWords();
  const phase = useFlow(payment, phaseOf, 'choosing');
  const wallet = useFlow(payment, walletOf, null);
  switch (phase) {
    case 'choosing':
      return <Choosing payment={payment} cardOrigin={cardOrigin} />;
    case 'wallet':
      return wallet === null ? null : <Wallet wallet={wallet} cardOrigin={cardOrigin} time={time} />;
    case 'at-bank':
      return <AtBank payment={payment} />;
    case 'settling':
      return <Settling payment={payment} />;
    case 'looking-back':
      return <LoadingText room="window" text={say('payment.looking-back')} />;
    case 'stopped':
      return (
        <div>
          <Button variant="primary" onClick={() => payment.send({ type: 'payment.left' })}>
            {say('payment.stopped.again')}
          </Button>
        </div>
      );
  }
};

/** What is paid for, by when, and how. */
export const PaymentScreen = ({ payment, cardOrigin, steps, lines, parts, contact, children }: Props) => {
  const { say } = useWords();
  const state = useFlow(payment, stateOf, '');
  const phase = useFlow(payment, phaseOf, 'choosing');
  const hasTime = useFlow(payment, isTimed, false);
  const payBy = useFlow(payment, payByOf, 0);
  const shown = useFocusOn(phase);
  const time = hasTime ? <TimeToPay endsAt={payBy} /> : null;
  return (
    <Page title={say('payment.title')} width="wide" before={steps}>
      <WithAside
        flow="payment"
        state={state}
        name={say('payment.beside')}
        aside={
          <>
            <div className={hasTime ? undefined : styles.noTime}>
              <SeatClock of="payment" endsAt={payBy} />
            </div>
            <PriceBreakdown payment={payment} parts={parts}>
              {lines}
            </PriceBreakdown>
            {contact}
          </>
        }
      >
        <div ref={shown} tabIndex={-1} className={styles.phase}>
          {phase === 'settling' ? null : <PaymentMessage payment={payment} time={time} />}
          <Phase payment={payment} cardOrigin={cardOrigin} time={time} />
        </div>
      </WithAside>
      {children}
    </Page>
  );
};
