import type { CabinClass } from '#domain/values/cabin-class.ts';

/** Direction of a seat while the train runs from its first coach ahead. */
export type Facing = 'forward' | 'backward' | 'sideways';

export type PlaceProperty = 'window' | 'aisle' | 'table' | 'wheelchair' | 'pet' | 'socket' | 'single';

/** One seat, berth or wheelchair place. Positions are in centimetres from the coach's front left corner, floor level 0. */
export type Place = {
  /** As printed on the ticket: `12B`, a wheelchair place `1H`. */
  readonly number: string;
  readonly cabinClass: CabinClass;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly rotation: 0 | 90 | 180 | 270;
  readonly facing: Facing;
  readonly berth: 'lower' | 'middle' | 'upper' | null;
  readonly properties: readonly PlaceProperty[];
  /** The bench or compartment it belongs to, numbered within the coach: what one sale may bar to another. */
  readonly unit: number;
  /** The name of the compartment where there is one. */
  readonly compartment: string | null;
};

/** What else stands in a coach and is drawn, never sold. */
export type Fitting = {
  readonly kind:
    | 'toilet'
    | 'accessible-toilet'
    | 'table'
    | 'corridor'
    | 'door'
    | 'luggage'
    | 'galley'
    | 'wall';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
};

export type CoachKind =
  | 'high-speed'
  | 'pullman'
  | 'loca'
  | 'sleeper'
  | 'couchette'
  | 'bus'
  | 'unnumbered'
  | 'dining';

/** How a coach is built. Every place of a unit stands beside each other in `places`; at most six make a unit. */
export type CoachTemplate = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly kind: CoachKind;
  readonly length: number;
  readonly width: number;
  readonly places: readonly Place[];
  readonly fittings: readonly Fitting[];
};
