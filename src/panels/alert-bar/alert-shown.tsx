import { useCallback } from 'react';
import { alerts } from '#domain/shop/alert.ts';
import type { shownAlertOf } from '#machines/alert/alert.selectors.ts';
import type { AlertActor } from '#panels/shop.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { OverPage } from '#ui/overlay/over-page.tsx';
import { passingAlert, waitingAlert } from './alert-shown.css.ts';
import { alertWordsOf } from './alert-words.ts';

type Props = {
  readonly alert: AlertActor;
  readonly shown: NonNullable<ReturnType<typeof shownAlertOf>>;
};

const noop = () => undefined;

/** What an alert says, and the way to be rid of it. */
export const AlertShown = ({ alert, shown }: Props) => {
  const { say } = useWords();
  const words = alertWordsOf(shown.name);
  const { variant, lasts } = alerts[shown.name];
  const dismiss = useCallback(() => alert.send({ type: 'alert.dismissed' }), [alert]);
  return (
    <OverPage
      key={shown.name}
      className={lasts === null ? waitingAlert : passingAlert}
      // What goes by itself is over where something newer is said in its place.
      onHidden={lasts === null ? noop : dismiss}
    >
      <Notice variant={variant} title={say(words.title)} onDismiss={dismiss}>
        {shown.message ?? say(words.text)}
      </Notice>
    </OverPage>
  );
};
