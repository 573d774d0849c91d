import { useLayoutEffect, useRef } from 'react';
import { alerts } from '#domain/shop/alert.ts';
import type { shownAlertOf } from '#machines/alert/alert.selectors.ts';
import type { AlertActor } from '#panels/shop.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { coversFocus } from '#ui/overlay/covers-focus.ts';
import { shownAlert } from './alert-shown.css.ts';
import { alertWordsOf } from './alert-words.ts';

type Props = {
  readonly alert: AlertActor;
  readonly shown: NonNullable<ReturnType<typeof shownAlertOf>>;
};

/** Whoever pressed something goes on seeing it: it comes out from under the alert. */
const uncover = (part: HTMLElement) => {
  if (coversFocus(part)) document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Whoever has put it away is where they were before, or at the beginning of the page. Nothing else is scrolled to. */
const goBack = (before: EventTarget | null) => {
  const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
  place?.focus({ preventScroll: true });
};

/** What an alert says, and the way to be rid of it. */
export const AlertShown = ({ alert, shown }: Props) => {
  const { say } = useWords();
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const part = element.current;
    if (part !== null) uncover(part);
    return () => {
      if (part?.contains(document.activeElement) === true) goBack(before.current);
    };
  }, [shown.name]);
  const words = alertWordsOf(shown.name);
  return (
    <div
      key={shown.name}
      ref={element}
      className={shownAlert}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <Notice
        variant={alerts[shown.name].variant}
        title={say(words.title)}
        onDismiss={() => alert.send({ type: 'alert.dismissed' })}
      >
        {shown.message ?? say(words.text)}
      </Notice>
    </div>
  );
};
