type BeaconRequest = {
  readonly method: string;
  readonly credentials: RequestCredentials;
  readonly body: unknown;
};

/** Tells something that nobody waits for, and that outlives the page. True where it was heard. */
export const isHeard = (address: string, { body, ...how }: BeaconRequest): Promise<boolean> =>
  fetch(address, {
    ...how,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
