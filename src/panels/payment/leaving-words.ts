import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { MessageId } from '#i18n/message-id.ts';

type LeaveWords = Readonly<Record<'text' | 'yes', MessageId>>;
type Leaving = Readonly<Record<'reporting' | 'unheard', MessageId>>;

/** What is lost by whoever does not pay: places that are held, services that are ordered, or a car that is kept. */
export const leaveQuestionOf = (bought: PaymentPurpose): LeaveWords => {
  switch (bought) {
    case 'extra-services':
      return { text: 'payment.leave.extras.text', yes: 'payment.leave.extras.yes' };
    case 'rental':
      return { text: 'payment.leave.rental.text', yes: 'payment.leave.rental.yes' };
    default:
      return { text: 'payment.leave.text', yes: 'payment.leave.yes' };
  }
};

/** What is said while it is given back. */
export const leavingWordsOf = (bought: PaymentPurpose): Leaving => {
  switch (bought) {
    case 'extra-services':
      return { reporting: 'payment.leaving.extras', unheard: 'payment.leaving.extras.unheard' };
    case 'rental':
      return { reporting: 'payment.leaving.rental', unheard: 'payment.leaving.rental.unheard' };
    default:
      return { reporting: 'payment.leaving', unheard: 'payment.leaving.unheard' };
  }
};
