import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { sessionWalk } from '#machines/session/session.paths.ts';
import { SessionCorner } from '#panels/session/session-corner.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';

const memberMenu = () => document.getElementById('member-menu');
const memberButton = () => document.querySelector<HTMLElement>('[popovertarget="member-menu"]');
const dialog = () => document.querySelector('dialog[open]');
const isReady = (button: Element | null) =>
  button !== null && button.getAttribute('aria-disabled') !== 'true';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

viewLayer({
  walk: sessionWalk,
  draw: () => <SessionCorner back="/" />,
  // The login is a flow of its own with a suite of its own; here the port answers in its place.
  shop: ({ actor }) => ({
    session: Object.create(actor, {
      getSnapshot: { value: () => ({ ...actor.getSnapshot(), children: {} }) },
    }),
  }),
  fromApp: ['address.asked', 'action.seen'],
  gestures: {
    'logout.chosen': async () => {
      if (dialog() === null && !memberMenu()?.matches(':popover-open')) memberButton()?.click();
      await press(tr['session.leave']);
    },
    'stay.chosen': async () => {
      await expect.element(page.getByRole('button', { name: tr['idle.stay'], exact: true })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    },
  },
  offers: {
    'logout.chosen': () => isReady(memberButton()),
    'stay.chosen': () => dialog() !== null,
  },
});
