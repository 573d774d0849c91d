import type { PricedExtra } from '#domain/booking/extras-order.ts';
import type { HeldTicket } from '#domain/booking/held-tickets.ts';
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
};

/** Which ticket has which services now. */
export const ExtrasReceipt = ({ form, locator, rows, extras }: Props) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say('extras.done')}>
        <p>{say('extras.done.text')}</p>
      </Notice>
      <PricedExtras rows={rows} extras={extras} />
      <Ways>
        <Button onClick={() => form.send({ type: 'form.begun', fields: noWish(locator) })}>
          {say('extras.again')}
        </Button>
      </Ways>
    </>
  );
};
