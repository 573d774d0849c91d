import { wantPurchase } from '#app/browser/purchase-wanted.ts';

let turn = 0;
let anew = wantPurchase;

/** The one booking in front: it is begun anew when another one is taken over. */
export const frontBooking = {
  /** Says how it is begun anew, and gives whether it is still the one in front. */
  begins: (again: () => void): (() => boolean) => {
    turn += 1;
    const own = turn;
    anew = again;
    return () => own === turn;
  },
  restart: (): void => {
    turn += 1;
    anew();
  },
};
