import { assign, emit, setup } from 'xstate';
import type { RentalContract } from '#domain/rental/rental-contracts.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { noRefusal, notReached } from '#machines/kit/flow/refusal-heard.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentEnd } from '#machines/payment/payment.model.ts';
import * as answers from './car-rental.answers.part.ts';
import * as flow from './car-rental.model.ts';
import { carRentalPorts, type FoundCars, type PlacesAnswer } from './car-rental.ports.ts';

type FoundOrNot = Answer<FoundCars, flow.CarRefusal>;
type Agreed = { readonly contract: RentalContract };
type Asked = { readonly address: OwnAddress };

/** The names the chart is drawn with. */
export const carRentalSetup = setup({
  types: {} as flow.CarRental,
  actors: { ...carRentalPorts, payment: paymentMachine },
  delays: { answerTime: flow.timeout, recheckTime: flow.recheckAfter },
  guards: {
    isByNumber: ({ context }) => context.arrival === 'number',
    isMore: ({ context }) => context.found.rest === 'some',
    areContractsAccepted: ({ context }) => answers.areContractsAccepted(context),
    isContractOpen: ({ context }, event: Agreed) => !answers.isAccepted(context, event),
    isContractAccepted: ({ context }, event: Agreed) => answers.isAccepted(context, event),
    isListWanted: (_, event: Asked) => answers.isListWanted(event),
    isGranted: (_, answer: flow.CarAnswer) => answer.ok,
    leadsAway: (_, event: Asked) => answers.leadsAway(event),
    isForDriver: ({ context }) => context.leavingFor === 'rental-driver',
    isClosed: (_, answer: flow.CarAnswer) => answers.isClosed(answer),
    isUnderway: (_, answer: flow.CarAnswer) => answers.isUnderway(answer),
    isFarAway: (_, answer: PlacesAnswer) => answers.isFarAway(answer),
    isNoCar: (_, answer: FoundOrNot) => answers.isNoCar(answer),
    isStale: (_, answer: flow.CarAnswer) => answers.isStale(answer),
    isCarGone: (_, answer: flow.CarAnswer) => answers.isCarGone(answer),
    isTimeOver: (_, end: PaymentEnd) => answers.isTimeOver(end),
    isLeft: (_, end: PaymentEnd) => answers.isLeft(end),
  },
  actions: {
    keepOffices: assign(flow.officesKept),
    noteTrain: assign(flow.trainNoted),
    fillIn: assign(flow.filledIn),
    draftWish: assign(flow.wishDrafted),
    noteWish: assign(flow.wishNoted),
    keepCars: assign(flow.carsKept),
    addCars: assign(flow.carsAdded),
    toggleBand: assign(flow.bandToggled),
    chooseOrder: assign(flow.orderChosen),
    forgetWanted: assign(({ context }) => ({ wanted: context.listing })),
    noteCar: assign(flow.carNoted),
    noteDriver: assign(flow.driverNoted),
    acceptContract: assign(flow.contractAccepted),
    withdrawContract: assign(flow.contractWithdrawn),
    giveDriver: assign(flow.driverGiven),
    keepOrder: assign(flow.orderKept),
    keepRental: assign(flow.rentalKept),
    noteGoal: assign((_, { address }: Asked) => ({ leavingFor: address.name })),
    forgetGoal: assign({ leavingFor: null }),
    beginAnew: assign(flow.begunAnew),
    beginAgain: assign(flow.begunAgain),
    knowPayer: assign((_, { payer }: Pick<flow.CarRental['context'], 'payer'>) => ({ payer })),
    keepRefusal: assign(flow.refusedBy),
    keepNotReached: assign(notReached),
    forgetRefusal: assign(noRefusal),
    notifyTimeEnded: emit({ type: 'time-ended' }),
    report: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
});
