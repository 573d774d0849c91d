import type { Reservation } from '#domain/booking/reservation.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { quiet } from './paying.css.ts';

type Props = { readonly bought: Reservation | null; readonly of: 'services' | 'tickets' };

const words = { tickets: 'payment.contact', services: 'payment.contact.extras' } as const;

/** Where the tickets, or the word about what was bought for them, will be sent, as it was told once. */
export const Contact = ({ bought, of }: Props) => {
  const { say } = useWords();
  const email = bought?.passengers.find(({ isContact }) => isContact)?.email ?? null;
  return email === null ? null : <p className={quiet}>{say(words[of], { email })}</p>;
};
