import type { TestShop } from '../open-test-shop.ts';

type In = Pick<TestShop, 'open'>;

/** From now on no car rental company answers. */
export const silenceCompany = ({ open }: In) =>
  open.world?.carryOut({
    do: 'meet',
    name: 'car-rental',
    with: { kind: 'refuse', status: 503 },
    times: null,
  });

/** It does what it is asked for next, and so many of its answers are lost. */
export const loseAnswersOfCompany = ({ open }: In, times: number) =>
  open.world?.carryOut({ do: 'meet', name: 'car-rental', with: { kind: 'lose' }, times });

export const restoreCompany = ({ open }: In) => open.world?.carryOut({ do: 'let-pass', name: 'car-rental' });
