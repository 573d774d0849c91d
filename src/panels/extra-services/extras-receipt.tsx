import type { PricedExtra } from '#domain/extras-order.ts';
import type { HeldTicket } from '#domain/held-tickets.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import { type ExtrasActor, noWish } from './extra-services.flow.ts';
import { PricedExtras } from './priced-extras.tsx';

type Own = {
  readonly form: ExtrasActor;
  readonly locator: string;
  readonly rows: readonly HeldTicket[];
  readonly extras: readonly PricedExtra[];
};

/** Which ticket has which services now. */
export const ExtrasReceipt = ({ form, locator, rows, extras }: Own) => {
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
