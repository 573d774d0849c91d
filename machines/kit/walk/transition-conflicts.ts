import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const ancestorsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [];

const isUnder = (node: AnyStateNode, above: AnyStateNode) => ancestorsOf(node).includes(above);

/** The state inside which a transition moves: everything active below it is left. */
const exitScopeOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | null => {
  if (!target?.length) return null;
  const from: AnyStateNode = source;
  if (!reenter && target.every((to) => to === from || isUnder(to, from))) return from;
  return ancestorsOf(from).find((above) => target.every((to) => isUnder(to, above))) ?? from.machine.root;
};

const isWithin = (inner: AnyStateNode, outer: AnyStateNode) => inner === outer || isUnder(inner, outer);

const conflict = (a: AnyTransitionDefinition, b: AnyTransitionDefinition) => {
  const [x, y] = [exitScopeOf(a), exitScopeOf(b)];
  return x !== null && y !== null && (isWithin(x, y) || isWithin(y, x));
};

/**
 * xstate reports every transition it selected and not those it takes: where two regions want to leave one state, only one is taken. This
 * says which, by the rule of SCXML (removeConflictingTransitions): the deeper source goes before the state around it, else the earlier.
 */
export const withoutConflicts = (
  selected: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] =>
  selected.reduce<readonly AnyTransitionDefinition[]>((kept, transition) => {
    const against = kept.filter((other) => conflict(transition, other));
    if (against.some((other) => !isUnder(transition.source, other.source))) return kept;
    return [...kept.filter((other) => !against.includes(other)), transition];
  }, []);
