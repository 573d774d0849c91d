import type { CabinClass } from '#domain/values/cabin-class.ts';

export type SeatAlarmsTables = {
  /** Whoever waits for places of one class of one run, between two of its stations. */
  seat_alarm: {
    id: string;
    email_key: string;
    email: string;
    language: string;
    run_id: number;
    from_station: number;
    to_station: number;
    cabin_class: CabinClass;
    seats: number;
    /** Its place in the queue: when it was asked for, then when it told last. */
    since: number;
    /** Until when whoever was told has the first chance; 0 before the first telling. */
    chance_until: number;
    /** How many free places its reader knows of. */
    knows: number;
    /** How often it may tell still. */
    tellings_left: number;
    /** When the train leaves the station; then the alarm is over. */
    departs_at: number;
  };
  /** What a letter's link brings to end its alarm, by hash: one for each letter. */
  seat_alarm_key: { hash: string; alarm: string };
};
