import type { RentalContract } from '#domain/rental/rental-contracts.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** The paragraphs of each contract, in their order. */
export const contractTexts: Readonly<Record<RentalContract, readonly MessageId[]>> = {
  'sales-contract': [
    'rental.contract.sales.parties',
    'rental.contract.sales.subject',
    'rental.contract.sales.price',
    'rental.contract.sales.return',
    'rental.contract.sales.disputes',
  ],
  'pre-information': [
    'rental.contract.information.what',
    'rental.contract.information.deposit',
    'rental.contract.information.fees',
  ],
  'rental-conditions': [
    'rental.contract.conditions.driver',
    'rental.contract.conditions.card',
    'rental.contract.conditions.use',
    'rental.contract.conditions.back',
  ],
};
