import { type RentalContract, rentalContracts } from '#domain/rental/rental-contracts.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { contractsOf } from '#machines/car-rental/car-rental.selectors.ts';
import { contractTexts } from '#panels/rental-contract-texts.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import * as styles from './car-list.css.ts';

type Props = { readonly rental: RentalActor; readonly rests: 'no' | 'yes' };

const names: Readonly<Record<RentalContract, MessageId>> = {
  'sales-contract': 'rental.contract.sales',
  'pre-information': 'rental.contract.information',
  'rental-conditions': 'rental.contract.conditions',
};

const agreed: Readonly<Record<RentalContract, MessageId>> = {
  'sales-contract': 'rental.contract.sales.accept',
  'pre-information': 'rental.contract.information.accept',
  'rental-conditions': 'rental.contract.conditions.accept',
};

const none: readonly RentalContract[] = [];

/** The three contracts, each to be read where it is accepted. */
export const Contracts = ({ rental, rests }: Props) => {
  const { say } = useWords();
  const accepted = useFlow(rental, contractsOf, none);
  return (
    <CardGroup legend={say('rental.contracts')}>
      {rentalContracts.map((contract) => (
        <div key={contract} className={styles.contract}>
          <Disclosure summary={say(names[contract])}>
            <div className={styles.text}>
              {contractTexts[contract].map((id) => (
                <p key={id}>{say(id)}</p>
              ))}
            </div>
          </Disclosure>
          <CheckboxField
            id={`contract-${contract}`}
            label={say(agreed[contract])}
            checked={accepted.includes(contract)}
            aria-disabled={rests === 'yes' ? true : undefined}
            onChange={({ target }) =>
              rental.send({ type: target.checked ? 'contract.accepted' : 'contract.withdrawn', contract })
            }
          />
        </div>
      ))}
    </CardGroup>
  );
};
