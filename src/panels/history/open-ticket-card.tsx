import { useId } from 'react';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { endsSoon, type OpenTicketStatus } from '#domain/booking/open-ticket.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useShop } from '#panels/shop.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { VoucherCard } from './voucher-card.tsx';

const variants = { unused: 'success', used: 'neutral', expired: 'warning', cancelled: 'danger' } as const;

const statusIds: Readonly<Record<OpenTicketStatus, MessageId>> = {
  unused: 'open-ticket.status.unused',
  used: 'open-ticket.status.used',
  expired: 'open-ticket.status.expired',
  cancelled: 'open-ticket.status.cancelled',
};

type Props = { readonly ticket: KnownOpenTicket; readonly rank?: 'h2' | 'h3' };

/** A paid right without a train: what it is worth, until when, and what it is good for. */
export const OpenTicketCard = ({ ticket, rank = 'h3' }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const id = useId();
  const { number, locator, amount, status, madeAt, expiresAt, usedAt } = ticket;
  const until = momentText(expiresAt, words);
  return (
    <VoucherCard
      id={id}
      rank={rank}
      name={say('open-ticket.name', { number })}
      amount={moneyText(amount, words)}
      badge={<Badge variant={variants[status]}>{say(statusIds[status])}</Badge>}
      facts={[
        [say('paper.locator'), locator],
        [say('open-ticket.from'), ticket.ticket],
        [say('open-ticket.made'), momentText(madeAt, words)],
        [say('open-ticket.until'), until],
        ...(usedAt === null ? [] : [[say('open-ticket.used'), momentText(usedAt, words)] as const]),
      ]}
    >
      {endsSoon(ticket, now()) ? (
        <Notice variant="warning" title={say('open-ticket.soon', { until })} />
      ) : null}
      {status === 'unused' ? (
        <>
          <p>{say('open-ticket.use')}</p>
          <Ways>
            <LinkButton href={addresses.home.path}>{say('history.search')}</LinkButton>
          </Ways>
        </>
      ) : null}
      {status === 'expired' ? <p>{say('open-ticket.expired.text')}</p> : null}
    </VoucherCard>
  );
};
