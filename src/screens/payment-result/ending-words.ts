import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { MessageId } from '#i18n/message-id.ts';

type EndingText = Readonly<Record<'heading' | 'text' | 'title', MessageId>>;

export type Ending = {
  readonly issuing: EndingText;
  readonly issued: Readonly<Record<'heading' | 'mailed' | 'title', MessageId>>;
  readonly closed: EndingText;
};

const issuing: EndingText = {
  heading: 'result.issuing.heading',
  title: 'result.issuing.title',
  text: 'result.issuing.text',
};

const sale: Ending = {
  issuing,
  issued: { heading: 'result.issued.heading', mailed: 'result.issued.mailed', title: 'result.issued.title' },
  closed: {
    heading: 'result.closed.heading',
    title: 'result.closed.title',
    text: 'result.closed.text',
  },
};

const change: Ending = {
  issuing,
  issued: {
    heading: 'result.changed.heading',
    mailed: 'result.issued.mailed',
    title: 'result.changed.title',
  },
  closed: {
    heading: 'result.unchanged.heading',
    title: 'result.unchanged.title',
    text: 'result.unchanged.text',
  },
};

const services: Ending = {
  issuing: {
    heading: 'result.extras-issuing.heading',
    title: 'result.extras-issuing.title',
    text: 'result.extras-issuing.text',
  },
  issued: { heading: 'result.extras.heading', mailed: 'result.extras.mailed', title: 'result.extras.title' },
  closed: {
    heading: 'result.extras-closed.heading',
    title: 'result.extras-closed.title',
    text: 'result.extras-closed.text',
  },
};

/** How the end of a purchase is told, by what was bought. */
export const endingWords: Readonly<Record<BookingMode, Ending>> = {
  sale,
  reservation: sale,
  'reservation-to-sale': sale,
  change,
  'extra-services': services,
};
