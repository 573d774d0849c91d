import { assign, emit, setup } from 'xstate';
import { asking, granted, until, when, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { notReached } from '#machines/kit/flow/refusal-heard.ts';
import * as flow from './reservation-option.model.ts';
import { reservationOptionPorts } from './reservation-option.ports.ts';

const refused = withOutput('keepRefusal');
const key = withEvent('noteKey');
const underway = when('isUnderway', 'unheard', []);
const notSo = { target: '#reservationOption.renewing', actions: refused } as const;
const unheard = {
  description: 'No answer came; whether it was done is not known. It is asked again.',
  after: { recheckTime: 'carryingOut' },
  on: { 'outcome.asked': 'carryingOut' },
} as const;

export const reservationOptionMachine = setup({
  types: {} as flow.ReservationOption,
  actors: reservationOptionPorts,
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isExtendable: ({ context }) => context.isExtendable,
    isUnproved: ({ context }) => context.booking.awaitsProof,
    isGranted: (_, answer: flow.OptionAnswer) => answer.ok,
    isReserved: (_, answer: flow.ReadAnswer) => flow.isReserved(answer),
    isUnderway: (_, answer: flow.OptionAnswer) => !answer.ok && answer.refusal === 'key-in-use',
    isNotExtended: (_, answer: flow.OptionAnswer) => !answer.ok && answer.refusal === 'option-not-extended',
  },
  actions: {
    noteKey: assign(flow.keyed),
    keepBooking: assign(flow.bookingKept),
    keepExtended: assign(flow.extended),
    keepCancelled: assign(flow.cancelled),
    keepOffer: assign(flow.offerKept),
    keepMailed: assign(flow.mailed),
    keepRefusal: assign(flow.refusedBy),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(flow.fresh),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'reservationOption',
  context: ({ input }) => flow.begun(input),
  initial: 'held',
  states: {
    held: {
      description: 'The places are kept until the option ends.',
      initial: 'waiting',
      invoke: until('optionEnd', flow.optionEndIn, { target: 'renewing', actions: 'forgetRefusal' }),
      states: {
        waiting: {
          description: 'It can be bought, extended or cancelled.',
          on: {
            'extension.asked': {
              guard: 'isExtendable',
              target: '#reservationOption.extending',
              actions: key,
            },
            'link.wanted': { guard: 'isUnproved', target: 'mailing', actions: 'forgetRefusal' },
            'cancellation.asked': { target: 'confirming', actions: 'forgetRefusal' },
            'sale.asked': { target: 'pricing', actions: 'forgetRefusal' },
          },
        },
        confirming: {
          description: 'Whether the reservation shall really be cancelled is asked.',
          on: {
            'cancellation.confirmed': { target: '#reservationOption.cancelling', actions: key },
            'cancellation.declined': 'waiting',
          },
        },
        mailing: {
          description: 'The server is asked to send the link that proves the e-mail again.',
          ...asking(
            'mailProof',
            flow.linkIn,
            [granted('waiting', 'keepMailed'), { target: 'waiting', actions: refused }],
            'waiting',
          ),
        },
        pricing: {
          description: 'What the tickets cost now is asked for; nothing is bought yet.',
          ...asking('simulateSale', flow.locatorIn, [granted('offering', 'keepOffer'), notSo], 'waiting'),
        },
        offering: {
          description:
            'What the tickets cost is said, and until when. Whether they are to be bought is asked.',
          on: { 'sale.confirmed': '#reservationOption.selling', 'sale.declined': 'waiting' },
        },
      },
    },
    extending: {
      description: 'The option is extended under one key, until its end is known.',
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to move the end of the option on.',
          ...asking(
            'extendOption',
            flow.actionIn,
            [
              granted('#reservationOption.held', 'keepExtended'),
              underway,
              when('isNotExtended', '#reservationOption.held', refused),
              notSo,
            ],
            'unheard',
          ),
        },
        unheard,
      },
    },
    cancelling: {
      description: 'The reservation is cancelled under one key, until its end is known.',
      initial: 'carryingOut',
      states: {
        carryingOut: {
          description: 'The server is asked to give the places back.',
          ...asking(
            'cancelReservation',
            flow.actionIn,
            [granted('#reservationOption.over', 'keepCancelled'), underway, notSo],
            'unheard',
          ),
        },
        unheard,
      },
    },
    renewing: {
      description: 'The reservation is read anew: it may have ended, or been bought elsewhere.',
      ...asking(
        'loadBooking',
        flow.locatorIn,
        [
          when('isReserved', 'held', withOutput('keepBooking')),
          granted('over', 'keepBooking'),
          { target: 'unread', actions: refused },
        ],
        'unread',
      ),
    },
    unread: {
      description: 'The reservation could not be read anew.',
      on: { 'booking.asked': 'renewing' },
    },
    over: {
      description: 'It is no reservation any more: it has run out, was cancelled or bought.',
      on: { 'booking.asked': 'renewing' },
    },
    selling: { type: 'final', description: 'The reader goes to pay for it.' },
  },
});
