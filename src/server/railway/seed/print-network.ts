import { createHash } from 'node:crypto';
import { buildNetwork } from './build-network.ts';

/** What the network of the seed is known by. */
export const printNetwork = (): string =>
  createHash('sha256').update(JSON.stringify(buildNetwork())).digest('hex');
