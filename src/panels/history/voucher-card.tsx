import type { ReactNode, Ref } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { amount as amountClass } from './voucher-card.css.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly rank?: 'h2' | 'h3';
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly amount: string;
  readonly badge: ReactNode;
  readonly facts: readonly (readonly [what: string, value: string])[];
  readonly children?: ReactNode;
};

/** Something a member holds that is worth money: what it is, how much it is worth, how it stands. */
export const VoucherCard = ({
  id,
  name,
  rank: Heading = 'h3',
  heading = null,
  amount,
  badge,
  facts,
  children,
}: Props) => (
  <article aria-labelledby={id}>
    <Card>
      <CardHead>
        <Heading ref={heading} id={id}>
          <bdi>{name}</bdi>
        </Heading>
        {badge}
      </CardHead>
      <p className={amountClass}>
        <bdi>{amount}</bdi>
      </p>
      <FactsList facts={facts} />
      {children}
    </Card>
  </article>
);
