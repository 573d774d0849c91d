import { type MovementKind, movementKinds } from '#domain/payment-told.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { CardList } from '#ui/card-list.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './staff-support.css.ts';
import { meansWords, type SeenPayment, standingLooks, standingWords } from './staff-support.flow.ts';

const movedWords: Readonly<Record<MovementKind, MessageId>> = {
  captured: 'support.moved.captured',
  ticketed: 'support.moved.ticketed',
  coupon: 'support.moved.coupon',
  refunded: 'support.moved.refunded',
  lost: 'support.moved.lost',
};

type Moved = Pick<SeenPayment, 'moved'>;

const sumOf = ({ moved }: Moved, kind: MovementKind): number =>
  moved.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

const Payment = ({ payment }: { readonly payment: SeenPayment }) => {
  const words = useWords();
  const { say } = words;
  const { amount, begunAt, means, moved, stands } = payment;
  const movements = movementKinds
    .filter((kind) => moved.some((each) => each.kind === kind))
    .map((kind) => [say(movedWords[kind]), moneyText(sumOf(payment, kind), words)] as const);
  const facts = [
    [say('support.payment.begun'), momentText(begunAt, words)],
    [say('support.payment.means'), say(meansWords[means])],
    ...(moved.length === 0
      ? [[say('support.payment.money'), say('support.payment.no-money')] as const]
      : movements),
  ] as const;
  return (
    <Card as="article">
      <CardHead>
        <h3 className={styles.amount}>
          <bdi>{moneyText(amount, words)}</bdi>
        </h3>
        <Badge look={standingLooks[stands]}>{say(standingWords[stands])}</Badge>
      </CardHead>
      <FactsList facts={facts} />
    </Card>
  );
};

/** Every payment of a booking, and which way its money went. */
export const Payments = ({ payments }: { readonly payments: readonly SeenPayment[] }) => {
  const { say } = useWords();
  return payments.length === 0 ? (
    <p className={styles.quiet}>{say('support.payments.none')}</p>
  ) : (
    <CardList items={payments} keyOf={({ id }) => id}>
      {(payment) => <Payment payment={payment} />}
    </CardList>
  );
};
