import { page, userEvent } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { alertWalk } from '#machines/alert/alert.paths.ts';
import { AlertBar } from '#panels/alert-bar/alert-bar.tsx';
import { viewLayer } from '#test/support/view-layer.tsx';

const cross = () => document.querySelector<HTMLElement>('[data-flow="alert"] button');

const crossOf = (title: string) =>
  page.getByRole('button', { name: tr['ui.notice.dismiss'].replace('{title}', title), exact: true });

viewLayer({
  walk: alertWalk,
  draw: () => (
    <>
      <AlertBar />
      <button type="button">{tr['app.brand']}</button>
    </>
  ),
  shop: ({ actor }) => ({ alert: actor }),
  fromApp: ['alert.raised', 'alert.sent', 'address.changed'],
  gestures: {
    'alert.dismissed': async () => {
      cross()?.click();
    },
    'alert.attended': async () => userEvent.hover(crossOf(tr['alert.request-failed.title'])),
    'alert.left': async () => userEvent.hover(page.getByRole('button', { name: tr['app.brand'] })),
  },
  offers: { 'alert.dismissed': () => cross() !== null },
});
