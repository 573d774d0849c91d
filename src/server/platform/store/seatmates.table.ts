export type SeatmatesTables = {
  /** A party asked to sit beside the passengers of a booking, over a stretch of one run; agreed to or not. */
  seatmate_ask: {
    /** Of the code the letter's link brings. */
    hash: string;
    /** Who asked, as their seats are held. */
    party: string;
    /** Who was asked. */
    locator: string;
    run_id: number;
    from_stop: number;
    to_stop: number;
    asked_at: number;
    /** Until when the link is agreed by. */
    expires_at: number;
    agreed_at: number | null;
    /** When the train leaves the station; then it is over, agreed to or not. */
    departs_at: number;
  };
};
