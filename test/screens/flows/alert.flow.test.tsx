import tr from '#locales/tr.json' with { type: 'json' };
import { alertWalk } from '#machines/alert/alert.paths.ts';
import { AlertBar } from '#panels/alert-bar/alert-bar.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';

const cross = () => document.querySelector<HTMLElement>('[data-flow="alert"] button');

const points = (kind: 'pointerout' | 'pointerover', relatedTarget: Element | null) => {
  cross()?.dispatchEvent(new PointerEvent(kind, { bubbles: true, relatedTarget }));
};
const beside = () => document.querySelector<HTMLElement>('[data-beside]');

viewLayer({
  walk: alertWalk,
  // Where the pointer was left before must not stand for somebody who points: the bar is drawn out of the window.
  draw: () => (
    <div style={{ transform: 'translateY(200vh)' }}>
      <AlertBar />
      <button type="button" data-beside="">
        {tr['app.brand']}
      </button>
    </div>
  ),
  shop: ({ actor }) => ({ alert: actor }),
  fromApp: ['alert.raised', 'alert.sent', 'address.changed'],
  gestures: {
    'alert.dismissed': async () => {
      cross()?.click();
    },
    'alert.attended': async () => points('pointerover', null),
    'alert.left': async () => points('pointerout', beside()),
  },
  offers: { 'alert.dismissed': () => cross() !== null },
});
