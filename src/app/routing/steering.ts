import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';

/** Flows beside the page mind only some addresses; a flow in front minds all that show it. */
export type Post = 'beside' | 'in-front';

/** What an address and a flow say to each other besides which screen it is. */
export type Wording = {
  /** The flow is told what else the address says, once it was asked for it. */
  readonly notify: (address: OwnAddress) => void;
  /** Whether the reader holds what another place may cost them. */
  readonly holds: () => boolean;
  /** The path of a screen of the flow, with what belongs into the address there. */
  readonly pathOf: (screen: AddressName) => string;
  /** Whether an address shows the flow in front, wherever that stands. */
  readonly shows: (address: OwnAddress) => boolean;
};

export type Steering = {
  /** Asked before a place is gone to: the path to go to instead, or null when the way is free. */
  readonly ask: (address: OwnAddress) => string | null;
  /** From now on the flow is asked, and where it stands is written to the address. */
  readonly follow: (flow: AnyActorRef, post: Post, wording?: Wording) => void;
};

type Followed = Wording & { readonly post: Post };

const isAddressName = (name: unknown): name is AddressName =>
  typeof name === 'string' && Object.hasOwn(addresses, name);

/** The path of a place, without the parts of it that may be left out. */
export const barePathOf = (name: AddressName): string => addresses[name].path.replaceAll(/\/\{\w+\?\}/g, '');

const silent: Wording = {
  notify: () => undefined,
  holds: () => false,
  pathOf: barePathOf,
  shows: () => false,
};

/** The screen of the deepest active state that names one. */
export const screenOf = (snapshot: AnyMachineSnapshot): AddressName | null => {
  const screens = Object.entries(snapshot.getMeta())
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([, meta]) => meta?.screen);
  return screens.find(isAddressName) ?? null;
};

type Ways = {
  /** Leads on to a path. A flow beside the page leads there in the stead of where the reader is. */
  readonly go: (path: string, post: Post) => void;
  readonly hereNow: () => OwnAddress | null;
};

export const steeringBy = ({ go, hereNow }: Ways): Steering => {
  const flows = new Map<AnyActorRef, Followed>();
  let isAsking = false;

  const askOne = (
    flow: AnyActorRef,
    { notify, holds, pathOf, shows }: Followed,
    address: OwnAddress,
  ): string | null => {
    const event = { type: 'address.asked', address, held: holds() };
    const minds = flow.getSnapshot().can(event);
    if (minds) flow.send(event);
    notify(address);
    const isMinded = minds || shows(address);
    const screen = isMinded ? screenOf(flow.getSnapshot()) : null;
    return screen === null || screen === address.name ? null : pathOf(screen);
  };

  /**
   * A flow in front leads whoever stands where it stood, or at another of its places. Who has gone to another page, or home
   * to begin anew, is left there.
   */
  const leads = (post: Post, { shows }: Wording, before: AddressName | null): boolean => {
    if (post === 'beside') return true;
    const here = hereNow();
    return here !== null && (here.name === before || (here.name !== 'home' && shows(here)));
  };

  return {
    ask: (address) => {
      isAsking = true;
      try {
        const answers = [...flows].map(([flow, followed]) => askOne(flow, followed, address));
        return answers.find((answer) => answer !== null) ?? null;
      } finally {
        isAsking = false;
      }
    },
    follow: (flow, post, wording = silent) => {
      flows.set(flow, { ...wording, post });
      let shown = screenOf(flow.getSnapshot());
      flow.subscribe({
        next: (snapshot) => {
          const screen = screenOf(snapshot);
          const before = shown;
          shown = screen;
          if (screen === null || screen === before || isAsking) return;
          if (leads(post, wording, before)) go(wording.pathOf(screen), post);
        },
        complete: () => flows.delete(flow),
      });
    },
  };
};
