import { Suspense } from 'react';
import { shownAlertOf, stateOf } from '#machines/alert/alert.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { alert as alertClass, bar } from './alert-bar.css.ts';
import { AlertShown } from './lazy-alert.tsx';

/** The alert of the moment. Its time stands still while somebody points at it or stands in it. */
export const AlertBar = () => {
  const { alert, now } = useShop();
  const shown = useFlow(alert, shownAlertOf, null);
  const state = useFlow(alert, stateOf, 'quiet');
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
      {alert === null || shown === null ? null : (
        <div className={alertClass}>
          <Suspense>
            <AlertShown alert={alert} shown={shown} />
          </Suspense>
        </div>
      )}
    </div>
  );
};
