declare module 'virtual:built' {
  /** Null while the shop is being developed: its files are then served as they are. */
  export const built: import('./built.ts').Built | null;
  /** The text of `listenEarly`, made small. */
  export const preboot: string;
}
