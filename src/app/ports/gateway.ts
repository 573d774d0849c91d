import type { Surroundings } from '#gateway/wire/ask.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** The one gateway of the page, brought when it is first needed. */
export type LazyGateway = () => Promise<Gateway>;

/** `lost` hears that the session whose token was held is gone. */
export const lazyGateway = (surroundings: Surroundings, lost?: () => void): LazyGateway => {
  let opened: Promise<Gateway> | null = null;
  const open = async () => {
    const { openGateway } = await import('#gateway/wire/gateway.ts');
    return openGateway(surroundings, () => performance.now(), lost);
  };
  return () => {
    opened ??= open().catch((reason: unknown) => {
      opened = null;
      throw reason;
    });
    return opened;
  };
};
