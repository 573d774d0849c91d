import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type AddressName, addresses } from '#domain/addresses.ts';
import type { OwnAddress } from '#domain/own-address.ts';

/** Flows beside the page mind only some addresses; the flow in front minds them all. */
export type Post = 'beside' | 'in-front';

export type Steering = {
  /** Asked before a place is gone to: where to go instead, or null when the way is free. */
  readonly ask: (address: OwnAddress) => AddressName | null;
  /** From now on the flow is asked, and where it stands is written to the address. */
  readonly follow: (flow: AnyActorRef, post: Post) => void;
};

const isAddressName = (name: unknown): name is AddressName =>
  typeof name === 'string' && Object.hasOwn(addresses, name);

/** The screen of the deepest active state that names one. */
export const screenOf = (snapshot: AnyMachineSnapshot): AddressName | null => {
  const screens = Object.entries(snapshot.getMeta())
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([, meta]) => meta?.screen);
  return screens.find(isAddressName) ?? null;
};

/** `go` leads to a place in the stead of the one the reader is at. */
export const steeringBy = (go: (place: AddressName) => void): Steering => {
  const flows = new Map<AnyActorRef, Post>();
  let isAsking = false;

  const askOne = (flow: AnyActorRef, post: Post, address: OwnAddress): AddressName | null => {
    const event = { type: 'address.asked', address };
    const minds = flow.getSnapshot().can(event);
    if (minds) flow.send(event);
    const screen = minds || post === 'in-front' ? screenOf(flow.getSnapshot()) : null;
    return screen === address.name ? null : screen;
  };

  return {
    ask: (address) => {
      isAsking = true;
      const answers = [...flows].map(([flow, post]) => askOne(flow, post, address));
      isAsking = false;
      return answers.find((answer) => answer !== null) ?? null;
    },
    follow: (flow, post) => {
      flows.set(flow, post);
      let shown = screenOf(flow.getSnapshot());
      flow.subscribe({
        next: (snapshot) => {
          const screen = screenOf(snapshot);
          const isNew = screen !== shown;
          shown = screen;
          if (screen !== null && isNew && !isAsking) go(screen);
        },
        complete: () => flows.delete(flow),
      });
    },
  };
};
