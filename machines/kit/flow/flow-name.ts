import type { AnyStateMachine } from 'xstate';

/** The room of a machine: `seatHold` lives in `seat-hold`. */
export const flowNameOf = ({ id }: Pick<AnyStateMachine, 'id'>): string =>
  id.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
