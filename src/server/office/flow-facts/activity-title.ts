import { isStart } from '#domain/shop/logged-step.ts';
import type { Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';

const answered = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';
const waited = 'xstate.after.';

/** Calls an arrow by what brought it about, as the atlas names events and ports; what has no name there keeps its own. */
export const activityTitlesIn = (language: Language) => {
  const catalogue = wholeCatalogue(language);
  const say = sayIn(language, catalogue);
  const named = (key: string, own: string): string => {
    const name = catalogue[key];
    return typeof name === 'string' ? name : own;
  };
  return (flow: string, transition: string): string => {
    const [source = '', event = ''] = transition.split('|');
    const port = (id: string) => named(`flow.${flow}.port.${id}`, id);
    if (event === '' || event === 'always') return say('atlas.cause.always');
    if (isStart({ transition })) return say('atlas.legend.initial');
    if (event.startsWith(answered)) return port(event.slice(answered.length));
    if (event.startsWith(failed)) return say('atlas.cause.error', { port: port(event.slice(failed.length)) });
    if (event.startsWith(waited)) {
      const delay = event.slice(waited.length, -(source.length + 1));
      return say('atlas.cause.after', { delay: port(delay) });
    }
    if (event === `xstate.done.state.${source}`) return say('atlas.cause.all-done');
    return named(`flow.${flow}.event.${event}`, event);
  };
};
