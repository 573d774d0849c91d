import type { AnyStateMachine } from 'xstate';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import { actionIn, draftIn, wantedIn } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { purchaseIn } from '#machines/masterpass/masterpass.model.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { endingIn } from '#machines/profile/profile.model.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';
import { settlementMachine } from '#machines/settlement/settlement.machine.ts';
import type { Settlement } from '#machines/settlement/settlement.model.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import { meantIn } from '#machines/ticket-change/ticket-change.model.ts';
import { askedWith } from './asked-otherwise.ts';

/** Charts that ask for the same thing, whatever was meant: a walk that holds one value of each cannot tell. */
export const askedForOneAlways: Readonly<Record<string, () => AnyStateMachine>> = {
  'every payment is opened under one key': () =>
    askedWith(settlementMachine, 'settlement.intending', ({ due }: Settlement['context']) => ({
      key: 'AB12CD:1',
      amount: due.amount,
      payBy: due.deadline,
    })),
  'every payment is opened with one amount': () =>
    askedWith(settlementMachine, 'settlement.intending', ({ key, due }: Settlement['context']) => ({
      key,
      amount: 93_000,
      payBy: due.deadline,
    })),
  'one amount is taken of every payment': () =>
    askedWith(settlementMachine, 'settlement.capturing', ({ key }: Settlement['context']) => ({
      key,
      amount: 93_000,
    })),
  'the wallet pays one amount always': () =>
    askedWith(masterpassMachine, 'masterpass.settling.paying', (context: never) => ({
      ...purchaseIn({ context }),
      amount: 93_000,
    })),
  'the wallet pays for one booking always': () =>
    askedWith(masterpassMachine, 'masterpass.settling.paying', (context: never) => ({
      ...purchaseIn({ context }),
      locator: 'AB12CD',
    })),
  'one booking is changed always': () =>
    askedWith(ticketChangeMachine, 'ticketChange.performing.carryingOut', (context: never) => ({
      ...meantIn({ context }),
      locator: 'AB12CD',
    })),
  'one kind of entry is read always': () =>
    askedWith(catalogueApprovalMachine, 'catalogueApproval.reading', (context: never) => ({
      ...wantedIn({ context }),
      kind: 'subscriptions',
    })),
  'one kind of entry is saved always': () =>
    askedWith(catalogueApprovalMachine, 'catalogueApproval.saving.carryingOut', (context: never) => ({
      ...draftIn({ context }),
      kind: 'subscriptions',
    })),
  'one kind of entry is dealt with always': () =>
    askedWith(catalogueApprovalMachine, 'catalogueApproval.doing.carryingOut', (context: never) => ({
      ...actionIn({ context }),
      kind: 'subscriptions',
    })),
  'one membership ends always': () =>
    askedWith(profileMachine, 'profile.ending', (context: never) => ({
      ...endingIn({ context }),
      member: 1001,
    })),
  'one party holds always': () =>
    askedWith(seatHoldMachine, 'seatHold.asking.waiting', ({ wanted, seats }: SeatHold['context']) => ({
      wanted,
      held: seats,
      party: 'p-'.padEnd(22, '1'),
    })),
};
