declare module 'virtual:built' {
  /** Null while the shop is being developed: its files are then served as they are. */
  export const built: import('./client-manifest.ts').ClientManifest | null;
  /** The text of `listenPreboot`, made small. */
  export const preboot: string;
}
