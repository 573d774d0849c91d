import type { ReactNode } from 'react';
import { Absent } from '#app/purchase/absent.tsx';
import { withoutRental } from '#app/purchase/without-flow.ts';
import { screenOf } from '#app/routing/steering.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { type RentalActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

type Props = {
  /** What the place is called while there is nothing else to show. */
  readonly called: MessageId;
  readonly screen: AddressName;
  readonly children: (rental: RentalActor) => ReactNode;
};

/** A place on the way to a car: what it shows of the rental, or why it shows none. */
export const RentalPlace = ({ called, screen, children }: Props) => {
  const { say } = useWords();
  const { rental } = useShop();
  const currentScreen = useFlow(rental, screenOf, null);
  const absenceState = withoutRental.useAbsence();
  return rental === null || currentScreen !== screen ? (
    <Page title={say(called)}>
      <Absent
        {...absenceState}
        words={{
          coming: 'rental.coming',
          noScript: 'rental.without-script',
          elsewhere: 'rental.elsewhere',
          notReached: 'rental.not-reached.title',
        }}
      />
    </Page>
  ) : (
    children(rental)
  );
};
