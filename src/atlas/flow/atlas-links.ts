import { addresses } from '#domain/shop/addresses.ts';

const path = addresses['flow-atlas'].path;

export const hrefOfAtlas: string = path.replace('/{flow?}', '');

/** The address of a flow, and of a state or arrow within it. */
export const hrefOfFlow = (flow: string, part: string | null = null): string =>
  `${path.replace('{flow?}', encodeURIComponent(flow))}${part === null ? '' : `#${encodeURIComponent(part)}`}`;
