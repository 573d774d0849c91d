import type { Generated } from 'kysely';
import type { Occupant } from '#domain/fare/occupant.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';

export type SeatsTables = {
  /**
   * What one sale may bar to another: a bench or a compartment of a run, over 63 stretches between stops; longer runs
   * have a second row as part 1. Place n of the unit stands in `an` and `bn`, one bit a stretch: a alone is a woman,
   * b alone a man, both an occupant whose gender says nothing. No row: nobody. Masks pass 2^53 and travel as text.
   */
  seat_unit: {
    run_id: number;
    coach: number;
    unit: number;
    part: number;
    a0: Generated<string>;
    a1: Generated<string>;
    a2: Generated<string>;
    a3: Generated<string>;
    a4: Generated<string>;
    a5: Generated<string>;
    b0: Generated<string>;
    b1: Generated<string>;
    b2: Generated<string>;
    b3: Generated<string>;
    b4: Generated<string>;
    b5: Generated<string>;
  };
  /** Each bit of a unit belongs to one row here, until that row is deleted in the transaction that clears the bit. */
  seat_hold: {
    run_id: number;
    coach: number;
    unit: number;
    /** 128 bits nobody can guess. */
    id: string;
    /** Of the places of its unit, from 0. */
    place: number;
    seat: string;
    from_stop: number;
    to_stop: number;
    mask0: string;
    mask1: string;
    gender: Gender;
    occupant: Occupant;
    cabin_class: CabinClass;
    party: string;
    booking: string | null;
    state: 'held' | 'sold';
    deadline: number;
    /** How often its place was chosen again. */
    extensions: number;
    /** How often it was asked to be lengthened. */
    extended: Generated<number>;
    /** From which network it was asked for, and by which browser there, until it is sold: marks that lead back to nobody. */
    asked_from: number | null;
    asked_by: number | null;
  };
  /** Which units changed, for processes that keep bitmaps: `{key,key}`, or `*` for all. Numbers may be missing for good. */
  seat_change: { seq: Generated<number>; at: number; units: string };
  /** What may be set while the shop runs. */
  seat_setting: {
    name:
      | 'hold-minutes'
      | 'extensions'
      | 'hold-extensions'
      | 'extension-minutes'
      | 'neighbour-rule'
      | 'held-parties'
      | 'held-of-class';
    value: string;
  };
  /** A coach taken from sale. */
  closed_coach: { run_id: number; coach: number };
};
