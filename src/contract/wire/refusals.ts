/** How a refusal travels: the status of the answer and the wire's number for its name. Numbers of ours begin at 9000. */
export type RefusalOnWire = { readonly status: number; readonly code: number };

const onWire = (status: number, code: number): RefusalOnWire => ({ status, code });

/** Refusals any call may meet before its own rules are asked. */
export const commonRefusals = {
  'call-not-understood': onWire(400, 9000),
  'sign-in-needed': onWire(401, 9001),
  'not-allowed': onWire(403, 9002),
  'not-found': onWire(404, 9003),
  'method-not-allowed': onWire(405, 9004),
  'body-too-slow': onWire(408, 9005),
  'body-too-large': onWire(413, 9006),
  'body-not-json': onWire(415, 9007),
  'too-many-tries': onWire(429, 9008),
  'server-broken': onWire(500, 9009),
  'server-not-ready': onWire(503, 9010),
  'no-room': onWire(503, 9011),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of registering, of logging in, of sessions and of passwords. Wrong details answer 500, as the operator's clients expect. */
const memberRefusals = {
  'wrong-details': onWire(500, 9100),
  'not-activated': onWire(403, 9101),
  'no-session': onWire(401, 9102),
  'incorrect-request': onWire(400, 9103),
  'link-used-or-old': onWire(400, 9104),
  'old-password-wrong': onWire(400, 9105),
  'password-too-weak': onWire(400, 9106),
  'password-too-common': onWire(400, 9107),
  'eid-closed': onWire(409, 9108),
  'eid-refused': onWire(401, 9109),
  'registration-incomplete': onWire(400, 9110),
  'contract-needed': onWire(400, 9111),
  'customer-changed': onWire(409, 9112),
  'profile-incomplete': onWire(400, 9113),
  'password-wrong': onWire(400, 9114),
  'picture-too-large': onWire(400, 9115),
  'picture-wrong': onWire(400, 9116),
  'contact-incomplete': onWire(400, 9117),
  'contact-unknown': onWire(400, 9118),
  'contacts-full': onWire(409, 9119),
  'email-taken': onWire(409, 9120),
  'customer-unknown': onWire(400, 9121),
  'identity-taken': onWire(409, 9122),
  'eid-not-linked': onWire(401, 9123),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of keeping a flow. */
const keepingRefusals = {
  'continued-elsewhere': onWire(409, 9200),
  'nothing-kept': onWire(409, 9201),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of searching and of what is told about trains and stations. */
const searchRefusals = {
  'no-train-found': onWire(400, 604),
  'station-unknown': onWire(400, 9300),
  'stations-alike': onWire(400, 9301),
  'day-not-on-sale': onWire(400, 604),
  'train-unknown': onWire(400, 9303),
  'place-unknown': onWire(400, 9304),
  'stations-unpaired': onWire(400, 9305),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of what anybody may look into. */
const operationsRefusals = {
  'ledger-page-unknown': onWire(400, 9900),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of choosing seats. */
const seatRefusals = {
  'seat-taken': onWire(400, 9400),
  'seat-unknown': onWire(400, 9401),
  'gender-beside': onWire(400, 9402),
  'compartment-of-others': onWire(400, 9403),
  'wheelchair-only': onWire(400, 9404),
  'pet-not-here': onWire(400, 9405),
  'coach-closed': onWire(400, 9406),
  'sale-not-open': onWire(400, 9407),
  'train-departed': onWire(400, 9408),
  'hold-unknown': onWire(400, 9409),
  'hold-not-extended': onWire(409, 9410),
  'too-many-held': onWire(409, 9411),
  'alarm-email-wrong': onWire(400, 9420),
  'alarm-over': onWire(400, 9421),
  'seatmate-link-over': onWire(400, 9422),
  'alarm-too-many': onWire(400, 9423),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of bookings, of who travels in them and of who they are. */
const bookingRefusals = {
  'selection-time-expired': onWire(400, 9500),
  'seat-count-wrong': onWire(400, 9501),
  'hold-differs': onWire(400, 9502),
  'gender-mismatch': onWire(400, 9503),
  'identity-not-verified': onWire(400, 9504),
  'identity-unreachable': onWire(400, 9505),
  'identity-needed': onWire(400, 9506),
  'too-late-to-reserve': onWire(400, 9507),
  'contact-needed': onWire(400, 9508),
  'ticket-letter-needed': onWire(400, 9509),
  'no-passenger': onWire(400, 9510),
  'pet-first': onWire(400, 9511),
  'too-many-passengers': onWire(400, 9512),
  'too-many-lap-children': onWire(400, 9513),
  'birth-date-wrong': onWire(400, 9514),
  'age-mismatch': onWire(400, 9515),
  'foreign-use-blocked': onWire(400, 9516),
  'family-size': onWire(400, 9517),
  'marriage-not-in-year': onWire(400, 9518),
  'companion-alone': onWire(400, 9519),
  'name-wrong': onWire(400, 9520),
  'tariff-unknown': onWire(400, 9521),
  'price-unknown': onWire(400, 9522),
  'dependent-elsewhere': onWire(400, 9523),
  'compartment-not-whole': onWire(400, 9524),
  'couchette-not-closed': onWire(400, 9525),
  'place-of-another': onWire(400, 9526),
  'email-wrong': onWire(400, 9527),
  'back-before-outward': onWire(400, 9528),
  'trains-overlap': onWire(400, 9529),
  'booking-not-found': onWire(400, 9530),
  'booking-not-found-by-email': onWire(400, 9535),
  'more-proof-needed': onWire(403, 9531),
  'proof-needed': onWire(403, 9532),
  'locator-unknown': onWire(400, 9980),
  'not-in-this-status': onWire(409, 9533),
  'option-not-extended': onWire(409, 9534),
  'reserved-share-full': onWire(409, 9536),
  'reserved-already': onWire(409, 9537),
  'key-used-otherwise': onWire(422, 9540),
  'key-in-use': onWire(409, 9541),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of what is done with tickets after the sale. */
const afterSaleRefusals = {
  'ticket-unknown': onWire(400, 9600),
  'no-ticket-chosen': onWire(400, 9601),
  'ticket-not-convertible': onWire(409, 9602),
  'ticket-already-converted': onWire(409, 9603),
  'convert-together': onWire(400, 9604),
  'ticket-not-changeable': onWire(409, 9605),
  'ticket-not-returnable': onWire(409, 9606),
  'too-late-for-ticket': onWire(409, 9607),
  'changed-too-often': onWire(409, 9608),
  'return-together': onWire(400, 9609),
  'open-ticket-not-found': onWire(400, 9610),
  'open-ticket-used': onWire(409, 9611),
  'open-ticket-expired': onWire(409, 9612),
  'range-wrong': onWire(400, 9620),
  'range-too-wide': onWire(400, 9621),
  'document-not-found': onWire(400, 9630),
  'amount-differs': onWire(409, 9640),
  'place-not-held': onWire(409, 9641),
  'service-unknown': onWire(400, 9643),
  'package-unknown': onWire(400, 9650),
  'package-passive': onWire(409, 9651),
  'package-over': onWire(409, 9652),
  'package-not-bought-here': onWire(409, 9653),
  'package-not-for-age': onWire(400, 9654),
  'package-not-between': onWire(400, 9655),
  'package-too-far': onWire(400, 9656),
  'package-not-that-day': onWire(400, 9657),
  'package-not-on-channel': onWire(400, 9658),
  'package-no-train': onWire(400, 9659),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of paying, with the bank's own numbers for its two steps. */
const paymentRefusals = {
  'option-time-expired': onWire(400, 3877101),
  'payment-type-unknown': onWire(400, 3877102),
  'open-ticket-unknown': onWire(400, 3877103),
  'amount-wrong': onWire(409, 3877104),
  'card-not-found': onWire(400, 3877105),
  'one-card-only': onWire(400, 3877106),
  'card-invalid': onWire(400, 3877107),
  'card-to-be-checked': onWire(400, 9700),
  'wagon-closed': onWire(409, 80111),
  'wagon-shut': onWire(409, 80010),
  'operation-failed': onWire(409, 9701),
  'daily-limit': onWire(402, 9702),
  'holder-wrong': onWire(402, 9703),
  'number-wrong': onWire(402, 9704),
  'expiry-wrong': onWire(402, 9705),
  'security-code-wrong': onWire(402, 9706),
  'payment-failed': onWire(402, 9707),
  'time-ended': onWire(409, 9708),
  'payment-unknown': onWire(400, 9710),
  'payment-underway': onWire(409, 9711),
  'payment-returned': onWire(409, 9712),
  'nothing-due': onWire(409, 9713),
  'card-number-sent': onWire(400, 9714),
  'promo-unknown': onWire(400, 9720),
  'miles-unknown': onWire(400, 9721),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of the wallet and its SMS codes. */
const walletRefusals = {
  'wallet-card-unknown': onWire(400, 9800),
  'wallet-card-not-ready': onWire(409, 9801),
  'wallet-alias-taken': onWire(409, 9802),
  'sms-code-wrong': onWire(400, 9803),
  'sms-code-old': onWire(400, 9804),
  'sms-too-soon': onWire(429, 9805),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of renting a car. */
const rentalRefusals = {
  'rental-unreachable': onWire(400, 9950),
  'rental-place-unknown': onWire(400, 9951),
  'rental-time-wrong': onWire(400, 9952),
  'rental-office-closed': onWire(400, 9953),
  'rental-search-over': onWire(409, 9954),
  'car-unknown': onWire(400, 9955),
  'car-taken': onWire(409, 9956),
  'car-price-changed': onWire(409, 9957),
  'rental-driver-incomplete': onWire(400, 9958),
  'driver-too-young': onWire(400, 9959),
  'licence-too-new': onWire(400, 9960),
  'rental-contracts-needed': onWire(400, 9961),
  'rental-not-found': onWire(400, 9962),
  'rental-not-cancellable': onWire(409, 9963),
  'rental-not-cancelled': onWire(409, 9964),
  'rental-over': onWire(409, 9965),
  'rental-returned': onWire(409, 9966),
  'train-over': onWire(409, 9967),
  'cars-unpaid': onWire(409, 9968),
} as const satisfies Record<string, RefusalOnWire>;

/** Refusals of staff who change the catalogue. */
const catalogueRefusals = {
  'role-lacking': onWire(403, 9970),
  'not-allowed-now': onWire(409, 9971),
  'sender-cannot-publish': onWire(409, 9972),
  'catalogue-conflict': onWire(409, 9973),
  'catalogue-entry-gone': onWire(400, 9974),
  'catalogue-entry-in-use': onWire(400, 9975),
  'catalogue-incomplete': onWire(400, 9976),
  'catalogue-code-taken': onWire(409, 9977),
  'catalogue-frame-unknown': onWire(400, 9978),
  'catalogue-places-stacked': onWire(400, 9979),
  'catalogue-numbers-spent': onWire(409, 9981),
  'catalogue-classes-otherwise': onWire(400, 9982),
} as const satisfies Record<string, RefusalOnWire>;

export const refusals = {
  ...commonRefusals,
  ...memberRefusals,
  ...keepingRefusals,
  ...searchRefusals,
  ...seatRefusals,
  ...bookingRefusals,
  ...operationsRefusals,
  ...afterSaleRefusals,
  ...paymentRefusals,
  ...walletRefusals,
  ...rentalRefusals,
  ...catalogueRefusals,
} as const satisfies Record<string, RefusalOnWire>;

export type RefusalName = keyof typeof refusals;
