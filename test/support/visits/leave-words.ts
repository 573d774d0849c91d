import tr from '#locales/tr.json' with { type: 'json' };

const anyOf = (...sentences: readonly string[]) => new RegExp(`^(${sentences.join('|')})$`);

/** What whoever means to leave the payment presses, whatever is bought. */
export const leaveYes = anyOf(
  tr['payment.leave.yes'],
  tr['payment.leave.extras.yes'],
  tr['payment.leave.rental.yes'],
);

export const isLeaveAsked = (text: string): boolean =>
  [tr['payment.leave.text'], tr['payment.leave.extras.text'], tr['payment.leave.rental.text']].some((asked) =>
    text.includes(asked),
  );
