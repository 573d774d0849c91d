export type NetworkTables = {
  /** Networks by revision; the highest one is in force. */
  network_revision: {
    /** Milliseconds when it was laid, or one more than the one before. */
    revision: number;
    /** `seed` and its print, or `feed`. */
    source: string;
    /** The network document. */
    document: string;
  };
  /**
   * Runs are reckoned from a train's index: a name with the print of its stations and coaches keeps its index, until
   * numbers run short and another print of the same name has one that nothing refers to.
   */
  network_train: {
    key: string;
    train_index: number;
  };
};
