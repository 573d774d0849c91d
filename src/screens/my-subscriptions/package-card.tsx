import { type Ref, useId } from 'react';
import {
  type PackageCard as Held,
  type PackageStatus,
  statusOfPackage,
} from '#domain/catalogue/package-card.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import { familyName } from '#panels/family-name.ts';
import { VoucherCard } from '#panels/history/voucher-card.tsx';
import { useShop } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { trainTypeName } from '#panels/train-type-name.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { PackageCancelActor } from './package-cancel.flow.ts';
import { PackageCancelling } from './package-cancelling.tsx';

const variants = {
  active: 'success',
  'not-begun': 'info',
  ended: 'neutral',
  spent: 'neutral',
  passive: 'warning',
} as const;

const statusIds: Readonly<Record<PackageStatus, MessageId>> = {
  active: 'package.status.active',
  'not-begun': 'package.status.not-begun',
  ended: 'package.status.ended',
  spent: 'package.status.spent',
  passive: 'package.status.passive',
};

const dash = '–';

type Props = {
  readonly card: Held;
  readonly form: PackageCancelActor;
  readonly heading: Ref<HTMLHeadingElement>;
};

/** Rides or days bought ahead: what is left of them, how long they are good, and the way to give them up. */
export const PackageCard = ({ card, form, heading }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const { now } = useShop();
  const { nameOf } = useStations();
  const id = useId();
  const { granted } = useSubmission(form);
  const isActive = card.isActive && granted?.kind !== 'done';
  const status = statusOfPackage({ ...card, isActive }, travelDayOf(dayNumberAt(now())));
  // Nothing of it can be used any more, however much was left when it was given up.
  const left = { count: status === 'passive' ? 0 : card.remaining };
  const [from, to] = [nameOf(card.from), nameOf(card.to)];
  return (
    <VoucherCard
      id={id}
      heading={heading}
      name={card.name}
      amount={card.counts === 'DAY' ? say('package.left.days', left) : say('package.left.boardings', left)}
      badge={<Badge variant={variants[status]}>{say(statusIds[status])}</Badge>}
      facts={[
        [say('paper.locator'), card.locator],
        [say('package.passenger'), card.passenger],
        [say('package.starts'), shortDayText(card.starts, words)],
        [say('package.ends'), shortDayText(card.ends, words)],
        [say('package.from'), from || dash],
        [say('package.to'), to || dash],
        [say('package.round-trips'), numberText(card.roundTrips, language)],
        [say('package.train'), card.trainTypes.map((type) => trainTypeName(type, words)).join(' · ') || dash],
        [say('package.classes'), card.cabinClasses.map((code) => cabinName(code, words)).join(' · ') || dash],
        [say('package.family'), card.family === null ? dash : familyName(card.family, words)],
        [say('booking.bought-at'), momentText(card.soldAt, words)],
        [say('paper.price'), moneyText(card.amount, words)],
      ]}
    >
      <PackageCancelling form={form} locator={card.locator} status={status} />
    </VoucherCard>
  );
};
