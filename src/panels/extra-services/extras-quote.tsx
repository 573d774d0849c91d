import { useState } from 'react';
import type { PricedExtra } from '#domain/booking/extras-order.ts';
import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { moneyText } from '#i18n/money-text.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { type ExtrasActor, noWish } from './extra-services.flow.ts';
import { PricedExtras } from './priced-extras.tsx';

type Props = {
  readonly form: ExtrasActor;
  readonly locator: string;
  readonly rows: readonly HeldTicket[];
  readonly extras: readonly PricedExtra[];
  readonly due: Kurus;
};

/** What the wished services cost, before anything is ordered. */
export const ExtrasQuote = ({ form, locator, rows, extras, due }: Props) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const [key] = useState(newKey);
  const begin = (agreed: Kurus | null) => {
    const fields = agreed === null ? noWish(locator) : { locator, extras, agreed };
    form.send({ type: 'form.begun', fields });
    if (agreed !== null) form.send({ type: 'form.submitted', fields, key, at: now() });
  };
  return (
    <>
      <Notice variant="info" heard="in-turn" title={say('extras.quoted', { amount: moneyText(due, words) })}>
        <p>{say('extras.quoted.text')}</p>
      </Notice>
      <PricedExtras rows={rows} extras={extras} />
      <Ways>
        <Button variant="primary" onClick={() => begin(due)}>
          {say('extras.pay', { amount: moneyText(due, words) })}
        </Button>
        <Button onClick={() => begin(null)}>{say('extras.otherwise')}</Button>
      </Ways>
    </>
  );
};
