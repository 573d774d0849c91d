import type { Acted } from '#panels/ticket-card/actions-panel.ts';

/** A booking nothing can be done with. */
export const NoActions = ({ booking, draw }: Acted) => draw(booking, null, false);
