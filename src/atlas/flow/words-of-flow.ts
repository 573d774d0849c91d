import type { Say } from '#i18n/say.ts';
import type { ChartArrow, ChartPort, ChartState } from '#machines/kit/chart/chart-shape.ts';
import type { Words } from '#machines/kit/chart/chart-words.ts';
import { eventKey, type Names, portKey, stateKey } from './names.ts';

/** Tells a chart in the words of a language. What has no name there keeps its own. */
export const wordsOfFlow = (flow: string, names: Names, say: Say): Words => {
  const port = (id: string) => names[portKey(flow, id)] ?? id;
  const causeOf = ({ kind, about }: ChartArrow): string => {
    switch (kind) {
      case 'event':
        return names[eventKey(flow, about)] ?? about;
      case 'done':
        return about === '' ? say('atlas.cause.all-done') : say('atlas.cause.done', { port: port(about) });
      case 'error':
        return say('atlas.cause.error', { port: port(about) });
      case 'deadline':
        return say('atlas.cause.deadline', { port: port(about) });
      case 'after':
        return say('atlas.cause.after', { delay: port(about) });
      case 'always':
        return say('atlas.cause.always');
    }
  };
  return {
    state: ({ path, key }: ChartState) => names[stateKey(flow, path)] ?? key,
    cause: causeOf,
    port: ({ id }: ChartPort) => port(id),
    entry: (action) => say('atlas.on-entry', { action }),
    exit: (action) => say('atlas.on-exit', { action }),
    screen: (screen) => screen,
    anywhere: say('atlas.anywhere'),
  };
};
