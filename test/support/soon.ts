/** How long a browser and a server on a busy machine may take for what is drawn to happen. */
export const soon = { timeout: 20_000 } as const;
