import { instantOfWallDigits, wallDigitsOf } from '#domain/time/railway-time.ts';
import { type Kurus, kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { isTrainType, type TrainType } from '#domain/values/train-type.ts';

/** What the code on a ticket tells a reader at the gate. Stations by the operator's ids. */
export type TicketBarcode = {
  readonly ticketNumber: string;
  readonly locator: string;
  readonly departure: number;
  readonly trainType: TrainType;
  readonly cabin: number;
  readonly trainNumber: string;
  /** The day the run begins, as ISO text. */
  readonly trainDay: string;
  readonly from: number;
  readonly to: number;
  readonly coach: number;
  readonly seat: string;
  readonly price: Kurus;
  readonly purchasedAt: number;
};

const issuer = ['TCDD_B', 'tcddprod'] as const;
const fieldsBeforeSeal = 18;
const sealPattern = /^[0-9a-f]{40}$/;

const dayDigitsOf = (day: string): string => day.split('-').toReversed().join('');

const dayOfDigits = (digits: string): string | null => {
  const parts = /^(\d\d)(\d\d)(\d{4})$/.exec(digits);
  return parts === null ? null : `${parts[3]}-${parts[2]}-${parts[1]}`;
};

const liraText = (price: Kurus): string => liraOf(price).toFixed(price % 10 === 0 ? 1 : 2);

/** Everything before the seal, with the sign that parts the seal from it: what the seal is made of. */
export const unsealedBarcodeText = (ticket: TicketBarcode): string =>
  `$${[
    ...issuer,
    ticket.ticketNumber,
    ticket.locator,
    wallDigitsOf(ticket.departure),
    '40000',
    ticket.trainType,
    ticket.cabin,
    `${ticket.trainNumber}-${dayDigitsOf(ticket.trainDay)}`,
    ticket.from,
    ticket.to,
    ticket.coach,
    '0',
    ticket.seat,
    liraText(ticket.price),
    wallDigitsOf(ticket.purchasedAt),
    '190000',
    '60',
  ].join('$')}$`;

export type ReadBarcode = {
  readonly ticket: TicketBarcode;
  readonly unsealed: string;
  readonly seal: string;
};

/** Reads the code of a ticket; null when it is no such code. Whether the seal is right is for its maker to say. */
export const readTicketBarcode = (text: string): ReadBarcode | null => {
  const [front, ...fields] = text.split('$');
  const [system, app, ticketNumber, locator, departed, , trainType, cabin, train, from, to, coach] = fields;
  const [seat, price, purchased] = fields.slice(13);
  const seal = fields[fieldsBeforeSeal];
  const departure = instantOfWallDigits(departed ?? '');
  const purchasedAt = instantOfWallDigits(purchased ?? '');
  const [trainNumber, trainDigits] = (train ?? '').split('-');
  const trainDay = dayOfDigits(trainDigits ?? '');
  const numbers = [cabin, from, to, coach, price].map(Number);
  const isOfIssuer = front === '' && system === issuer[0] && app === issuer[1];
  if (!isOfIssuer || fields.length !== fieldsBeforeSeal + 1 || numbers.some(Number.isNaN)) return null;
  if (departure === null || purchasedAt === null || trainDay === null) return null;
  if (trainType === undefined || !isTrainType(trainType)) return null;
  if (seal === undefined || !sealPattern.test(seal)) return null;
  const [cabinId = 0, fromId = 0, toId = 0, coachNumber = 0, lira = 0] = numbers;
  return {
    ticket: {
      ticketNumber: ticketNumber ?? '',
      locator: locator ?? '',
      departure,
      trainType,
      cabin: cabinId,
      trainNumber: trainNumber ?? '',
      trainDay,
      from: fromId,
      to: toId,
      coach: coachNumber,
      seat: seat ?? '',
      price: kurusOfLira(lira),
      purchasedAt,
    },
    unsealed: text.slice(0, -seal.length),
    seal,
  };
};
