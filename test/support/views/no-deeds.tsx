import type { Acted } from '#panels/ticket-card/deeding.ts';

/** A booking nothing can be done with. */
export const NoDeeds = ({ booking, draw }: Acted) => draw(booking, null, false);
