import type * as z from 'zod/mini';
import { encode } from 'zod/mini';
import type { noBody } from '#contract/wire/empty-body.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { granted } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import { writtenOperation } from '#server/railway/context/operation.ts';
import type { RailwayContext } from '#server/railway/context/railway-context.ts';
import type { Network } from '#server/railway/network/railway.ts';

/** A reader may keep a list this many seconds before it asks whether it has changed. */
const keepFor = 300;

export type Asking = { readonly language: Language; readonly say: Say; readonly network: Network };

/** A list that is written once for each network and language, and given to everybody. */
export const keptList = <Rows extends z.ZodMiniType>(
  endpoint: Endpoint<typeof noBody, Rows, never>,
  rowsOf: (asking: Asking) => z.output<Rows>,
): Operation<RailwayContext> => {
  const written = (language: Language, network: Network): string => {
    const say = sayIn(language, wholeCatalogue(language));
    return JSON.stringify(encode(endpoint.granted, rowsOf({ language, say, network })));
  };
  const kept = new WeakMap<Network, Map<Language, string>>();
  return writtenOperation(
    endpoint,
    ({ language }, { railway }) => {
      const network = railway.network();
      const texts = kept.get(network) ?? new Map<Language, string>();
      const text = texts.get(language) ?? written(language, network);
      kept.set(network, texts.set(language, text));
      return Promise.resolve(granted(text));
    },
    keepFor,
  );
};
