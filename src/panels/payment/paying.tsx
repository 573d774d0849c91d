import { type ReactNode, Suspense } from 'react';
import { isCovered, methodOf } from '#machines/payment/payment.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardPanel } from './card-panel.tsx';
import { CouponsPanel } from './lazy-coupons.ts';
import { MilesPanel } from './miles-panel.tsx';
import { PayButton } from './pay-button.tsx';
import { part } from './paying.css.ts';
import type { PaymentActor } from './payment-actor.ts';
import { mayPayByCoupons } from './payment-views.ts';

type Props = {
  readonly payment: PaymentActor;
  readonly cardOrigin: string;
  /** What is said before the button: it stands between them for every method. */
  readonly children: ReactNode;
};

const ByTickets = ({ payment, children }: Omit<Props, 'cardOrigin'>) => {
  const { say } = useWords();
  const may = useFlow(payment, mayPayByCoupons, false);
  return (
    <div className={part}>
      <p>{say('payment.coupons.whole')}</p>
      {children}
      <PayButton
        payment={payment}
        label={say('payment.pay.coupons')}
        may={may ? 'yes' : 'no'}
        onPay={() => payment.send({ type: 'coupons.paid', attempt: newKey() })}
      />
    </div>
  );
};

const Other = ({ payment, cardOrigin, children }: Props) => {
  const { say } = useWords();
  const method = useFlow(payment, methodOf, 'card');
  switch (method) {
    case 'card':
      return (
        <CardPanel payment={payment} cardOrigin={cardOrigin}>
          {children}
        </CardPanel>
      );
    case 'miles':
      return <MilesPanel payment={payment}>{children}</MilesPanel>;
    case 'wallet':
      return (
        <>
          <Notice variant="info" title={say('payment.wallet.after-terms')} />
          {children}
        </>
      );
    case 'open-tickets':
      return children;
  }
};

/** What the chosen method asks for, and the button that pays. */
export const Paying = ({ payment, cardOrigin, children }: Props) => {
  const method = useFlow(payment, methodOf, 'card');
  const isWhole = useFlow(payment, isCovered, false);
  return (
    <>
      <Suspense>{method === 'open-tickets' ? <CouponsPanel payment={payment} /> : null}</Suspense>
      {isWhole ? (
        <ByTickets payment={payment}>{children}</ByTickets>
      ) : (
        <Other payment={payment} cardOrigin={cardOrigin}>
          {children}
        </Other>
      )}
    </>
  );
};
