import type { ESTree } from 'vite';
import { type Source, visit } from '../source.ts';
import { type Edit, type Fault, type Layer, numbered } from './fault.ts';

type Spot = { readonly start: number; readonly end: number };
type CodeLayer = Exclude<Layer, 'sentence'>;

const leaves = ({ type }: ESTree.Statement) => type === 'ReturnStatement' || type === 'ThrowStatement';

/** What keeps a call from going on: a condition under which it ends here. */
const isGuard = ({ consequent, alternate }: ESTree.IfStatement): boolean => {
  if (alternate !== null) return false;
  if (consequent.type !== 'BlockStatement') return leaves(consequent);
  const last = consequent.body.at(-1);
  return last !== undefined && leaves(last);
};

const isPlain = ({ type }: ESTree.Argument) => type === 'Identifier' || type === 'MemberExpression';

/** Whichever of the two comes first: whether somebody travels as another is asked of both alike. */
const symmetrical = /^(Math\.(max|min)|Promise\.\w+|Object\.is|expect|travelsAsAnother)$/;

/** What a reader does, and what keeps them from doing it twice. */
const ofUse = /^(on[A-Z]\w*|pending|disabled|isDisabled|name|value|checked|defaultValue|href|action)$/;

/** Conditions that only choose a look. */
const looks = /^(className|style|variant|tone|size|rank|key|density|icon)$/;

/** What is told to whoever does not see the page, and what its style and its tests go by. */
const attributes = /^(aria|data)-/;

/** Equal, or not: each is written as the other. */
const equality: Readonly<Record<string, string>> = { '===': '!==', '!==': '===' };

const isSame = (one: Spot, other: Spot) => one.start === other.start && one.end === other.end;

const heldBy = (spots: readonly Spot[], { start, end }: Spot) =>
  spots.some((spot) => spot.start <= start && end <= spot.end);

/** What a reader sees of a sentence. */
export type ReadAs = (id: string) => string;

/** Without a catalogue every sentence is its own. */
const itself: ReadAs = (id) => id;

/** The faults that can be written into one file of a layer, in the order of their places. */
export const codeFaults = (source: Source, layer: CodeLayer, readAs: ReadAs = itself): readonly Fault[] => {
  const { text, path } = source;
  const found: (Fault & { readonly at: number })[] = [];
  const [ofLooks, ofAttributes, turned]: [Spot[], Spot[], Spot[]] = [[], [], []];
  const sentences: (Spot & { readonly id: string })[] = [];
  const wordsOf = ({ start, end }: Spot) => text.slice(start, end).replaceAll(/\s+/g, ' ');
  const add = ({ start, end }: Spot, what: string, edits: readonly Omit<Edit, 'path'>[]) =>
    found.push({
      layer,
      at: start,
      name: `${path} ${what}: ${wordsOf({ start, end }).slice(0, 60).trim()}`,
      edits: edits.map((edit) => ({ path, ...edit })),
    });
  const turn = (test: Spot, what: string) => {
    turned.push(test);
    if (!heldBy(ofLooks, test))
      add(test, what, [{ ...test, text: `!(${text.slice(test.start, test.end)})` }]);
  };
  const swap = (whole: Spot, one: Spot, other: Spot, what: string) => {
    const [first, second] = [one, other].map(({ start, end }) => text.slice(start, end));
    if (first === second) return;
    add(whole, what, [
      { start: one.start, end: one.end, text: second ?? '' },
      { start: other.start, end: other.end, text: first ?? '' },
    ]);
  };

  visit(source, {
    JSXAttribute: (node) => {
      const { name } = node.name;
      if (typeof name !== 'string') return;
      if (looks.test(name)) ofLooks.push(node);
      else if (attributes.test(name)) ofAttributes.push(node);
      else if (layer === 'view' && ofUse.test(name)) add(node, 'left out', [{ ...spotOf(node), text: '' }]);
    },
    IfStatement: (node) => {
      if (isGuard(node)) add(node, 'guard dropped', [{ ...spotOf(node), text: ';' }]);
      else turn(node.test, 'condition turned');
    },
    ConditionalExpression: ({ test, consequent, alternate }) => {
      if (wordsOf(consequent) !== wordsOf(alternate)) turn(test, 'choice turned');
    },
    BinaryExpression: (node) => {
      const { left, operator, right } = node;
      const other = equality[operator];
      const isJudged = layer !== 'view' || heldBy(ofAttributes, node);
      if (other === undefined || !isJudged || turned.some((spot) => isSame(spot, node))) return;
      const [start, end] = [left.end, right.start];
      const between = text.slice(start, end).replace(operator, other);
      add(node, 'equality turned', [{ start, end, text: between }]);
    },
    LogicalExpression: (node) => {
      const { left, operator, right } = node;
      if (layer !== 'view' && operator === '??') {
        add(node, 'first left out', [{ ...spotOf(node), text: `(${text.slice(right.start, right.end)})` }]);
        add(node, 'second left out', [{ ...spotOf(node), text: `(${text.slice(left.start, left.end)})` }]);
      }
      if (layer === 'view' && operator === '&&' && right.type === 'JSXElement')
        turn(left, 'shown where it is not');
    },
    CallExpression: (node) => {
      const { callee, arguments: given } = node;
      const [one, other] = given;
      if (one && other && isPlain(one) && isPlain(other) && !symmetrical.test(wordsOf(callee)))
        swap(node, one, other, 'arguments swapped');
      if (callee.type === 'Identifier' && callee.name === 'say' && one?.type === 'Literal')
        sentences.push({ start: one.start, end: one.end, id: String(one.value) });
    },
    ObjectExpression: (node) => {
      if (layer !== 'port') return;
      const own = node.properties.flatMap((each) =>
        each.type === 'Property' && each.kind === 'init' ? [each] : [],
      );
      for (const [place, one] of own.entries()) {
        const other = own[place + 1];
        if (other === undefined || one.shorthand || other.shorthand || one.method || other.method) continue;
        swap(one, one.value, other.value, `changed for the next`);
      }
    },
  });

  for (const [place, one] of sentences.entries()) {
    const other = sentences.slice(place + 1).find(({ id }) => readAs(id) !== readAs(one.id));
    if (layer === 'view' && other)
      add(one, `says ${other.id}`, [{ start: one.start, end: one.end, text: `'${other.id}'` }]);
  }
  return numbered(
    found.toSorted((one, other) => one.at - other.at).map(({ name, edits }) => ({ layer, name, edits })),
  );
};

const spotOf = ({ start, end }: Spot): Spot => ({ start, end });
