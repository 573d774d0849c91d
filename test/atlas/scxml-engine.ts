import { compileFunction } from 'node:vm';
import { type Event, type SCState, Statechart } from '@scion-scxml/core';
import type { XmlElement } from './xml.ts';

const wordsIn = (text: string) => text.split(' ').filter(Boolean);

const named = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);

const kinds = new Set(['scxml', 'state', 'parallel', 'final', 'history']);

/** Guards that hold before the first event, when no event can say so. */
type Guards = Readonly<Record<string, true>>;

const compiled = new Map<string, (event: unknown) => unknown>();

/** A condition as the engine asks it; each is read once. */
const askedAs = (cond: string) => {
  const known = compiled.get(cond);
  if (known !== undefined) return known;
  const read = compileFunction(`return ${cond}`, ['_event']);
  const asked = (event: unknown): unknown => Reflect.apply(read, undefined, [event]);
  compiled.set(cond, asked);
  return asked;
};

const conditionIn = (cond: string, begun: Guards) => {
  const asked = askedAs(cond);
  return (heard: Event | undefined) => asked(heard ?? { data: begun }) === true;
};

const transitionIn = ({ attributes: { event, cond, target, type } }: XmlElement, begun: Guards) => ({
  event,
  type,
  target: target === undefined ? undefined : wordsIn(target),
  cond: cond === undefined ? undefined : conditionIn(cond, begun),
});

const stateIn = (element: XmlElement, begun: Guards): SCState => {
  const { id, initial, type } = element.attributes;
  const [begins] = named(element, 'initial').flatMap((one) => named(one, 'transition'));
  const entered = initial ?? begins?.attributes.target;
  const model = {
    $type: element.name,
    id: id ?? '#document',
    isDeep: type === 'deep',
    initial: entered === undefined ? undefined : wordsIn(entered),
    transitions: named(element, 'transition').map((one) => transitionIn(one, begun)),
    states: element.children.filter(({ name }) => kinds.has(name)).map((one) => stateIn(one, begun)),
  };
  return model;
};

/** A chart in the W3C’s notation, stepped by SCION; what its actions, delays and ports would do is left out. */
export const engineOf = (scxml: XmlElement, begun: Guards) => {
  const model = stateIn(scxml, begun);
  const engine = new Statechart(() => model);
  engine.start();
  return {
    /** Every state that is on, in no order. */
    on: (): readonly string[] => engine.getFullConfiguration(),
    hear: (name: string, guards: Guards): void => {
      engine.gen({ name, data: guards });
    },
  };
};
