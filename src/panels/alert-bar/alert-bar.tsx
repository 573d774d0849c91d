import { alerts } from '#domain/alert.ts';
import { shownAlertOf, stateOf } from '#machines/alert/alert.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import { alert as alertClass, bar } from './alert-bar.css.ts';
import { alertWordsOf } from './alert-words.ts';

/** The alert of the moment. Its time stands still while somebody points at it or stands in it. */
export const AlertBar = () => {
  const { say } = useWords();
  const { alert, now } = useShop();
  const shown = useFlow(alert, shownAlertOf, null);
  const state = useFlow(alert, stateOf, 'quiet');
  const words = shown === null ? null : alertWordsOf(shown.name);
  const attend = () => alert?.send({ type: 'alert.attended' });
  const leave = () => alert?.send({ type: 'alert.left', at: now() });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at an alert only stops its time
    <div
      className={bar}
      role="alert"
      data-flow="alert"
      data-state={state}
      onPointerEnter={attend}
      onPointerLeave={leave}
      onFocus={attend}
      onBlur={leave}
    >
      {shown === null || words === null ? null : (
        <div className={alertClass}>
          <Notice
            variant={alerts[shown.name].variant}
            title={say(words.title)}
            onDismiss={() => alert?.send({ type: 'alert.dismissed' })}
          >
            {shown.said ?? say(words.text)}
          </Notice>
        </div>
      )}
    </div>
  );
};
