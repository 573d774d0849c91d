import type { Reservation } from '#domain/reservation.ts';
import { useWords } from '#ui/words-context.ts';
import { quiet } from './paying.css.ts';

/** Where the tickets will be sent, as it was told once. */
export const Contact = ({ bought }: { readonly bought: Reservation | null }) => {
  const { say } = useWords();
  const email = bought?.passengers.find(({ isContact }) => isContact)?.email ?? null;
  return email === null ? null : <p className={quiet}>{say('payment.contact', { email })}</p>;
};
