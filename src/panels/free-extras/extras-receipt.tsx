import { freeExtras } from '#domain/extras.ts';
import type { HeldTicket } from '#domain/held-tickets.ts';
import { freeExtraWords } from '#panels/free-extra-words.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './free-extras.css.ts';
import type { BoughtExtra, ExtrasActor } from './free-extras.flow.ts';
import { nameOfTicket } from './name-of-ticket.ts';

type Own = {
  readonly form: ExtrasActor;
  readonly locator: string;
  readonly rows: readonly HeldTicket[];
  readonly bought: readonly BoughtExtra[];
};

/** Which ticket has which services now. */
export const ExtrasReceipt = ({ form, locator, rows, bought }: Own) => {
  const words = useWords();
  const { say } = words;
  const served = rows.filter(({ ticket }) => bought.some(({ ticket: number }) => number === ticket.number));
  const isHad = (number: string | null, id: number) =>
    bought.some(({ ticket, extra }) => ticket === number && extra === id);
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say('extras.done')}>
        <p>{say('extras.done.text')}</p>
      </Notice>
      {served.map((row) => (
        <div key={row.ticket.number}>
          <p className={styles.legend}>{nameOfTicket(row, words)}</p>
          <ul>
            {freeExtras
              .filter(({ id }) => isHad(row.ticket.number, id))
              .map(({ id, code }) => (
                <li key={id}>{say(freeExtraWords[code].name)}</li>
              ))}
          </ul>
        </div>
      ))}
      <Ways>
        <Button onClick={() => form.send({ type: 'form.begun', fields: { locator, extras: [] } })}>
          {say('extras.again')}
        </Button>
      </Ways>
    </>
  );
};
