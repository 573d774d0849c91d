import { type MovementKind, movementKinds } from '#domain/fare/payment-status.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { CardList } from '#ui/layout/card-list.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import * as styles from './staff-support.css.ts';
import {
  meansWords,
  movedWordsOf,
  type SeenPayment,
  statusVariants,
  statusWordsOf,
} from './staff-support.flow.ts';

type Moved = Pick<SeenPayment, 'moved'>;

const sumOf = ({ moved }: Moved, kind: MovementKind): number =>
  moved.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

const Payment = ({ payment }: { readonly payment: SeenPayment }) => {
  const words = useWords();
  const { say } = words;
  const { amount, begunAt, means, moved, of, purpose, stands: status } = payment;
  const movements = movementKinds
    .filter((kind) => moved.some((each) => each.kind === kind))
    .map((kind) => [say(movedWordsOf(kind, payment)), moneyText(sumOf(payment, kind), words)] as const);
  const facts = [
    ...(purpose === 'rental' ? [[say('rental.number'), of] as const] : []),
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
        <Badge variant={statusVariants[status]}>{say(statusWordsOf(payment))}</Badge>
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
