import type { Walk } from '#machines/kit/walk/walk.ts';
import { BadAsk, findWalk, flowFiles, walkIn } from './find-walk.ts';

export type Flow = { readonly walk: Walk; readonly file: string };

export const allFlows = async (): Promise<readonly Flow[]> =>
  Promise.all([...(await flowFiles()).values()].map(async (file) => ({ file, walk: await walkIn(file) })));

/** One flow by its name or by its `.paths.ts`, or `all` of them. */
export const chosenFlows = async (asked: string | undefined): Promise<readonly Flow[]> => {
  if (asked === undefined) throw new BadAsk('Say which flow, or all.');
  if (asked === 'all') return allFlows();
  return [{ walk: await findWalk(asked), file: (await flowFiles()).get(asked) ?? asked }];
};
