import type { ComponentType } from 'react';
import type { PackageCard as Held } from '#domain/catalogue/package-card.ts';
import { AskedList } from '#panels/history/asked-list.tsx';
import type { ListActor } from '#panels/history/history.flow.ts';
import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';

type Props<Fields> = {
  readonly form: ListActor<Fields, Held>;
  readonly onAsk: () => void;
  /** What is said where there is none. */
  readonly none: string;
  readonly Card: ComponentType<{ readonly card: Held }>;
};

/** The subscriptions or packages that were found. */
export const FoundPackages = <Fields,>({ form, onAsk, none, Card }: Props<Fields>) => {
  const { say } = useWords();
  const emptyNotice = {
    title: none,
    text: say('package.none.text'),
    action: <PhoneLink variant="secondary" />,
  };
  return (
    <AskedList form={form} onAsk={onAsk} none={emptyNotice}>
      {(found) => (
        <CardList items={found} keyOf={({ locator }) => locator}>
          {(card) => <Card card={card} />}
        </CardList>
      )}
    </AskedList>
  );
};
