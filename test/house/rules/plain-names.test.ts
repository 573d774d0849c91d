import { expect, test } from 'vitest';
import { type Source, sourceOf } from '../source.ts';
import { leftNames, leftWords } from './left-words.ts';
import { plainNames } from './plain-names.ts';

const found = (path: string, text: string) => plainNames(sourceOf(path, text)).map(({ place }) => place);

const planted: readonly (readonly [what: string, path: string, text: string])[] = [
  ['a file', 'src/domain/seat/told-seat.ts', ''],
  ['a folder', 'src/server/furnish/seat.ts', ''],
  ['a value', 'src/domain/a.ts', 'export const openHouse = 1;'],
  ['a function', 'src/domain/a.ts', 'export function tellSeat() {}'],
  ['a parameter', 'src/domain/a.ts', 'export const a = (standing: string) => standing;'],
  ['a part of what is taken apart', 'src/domain/a.ts', 'export const a = ({ seat: { said } }: B) => said;'],
  ['a type', 'src/domain/a.ts', 'export type Telling = string;'],
  ['a type of props', 'src/ui/a.tsx', 'type Own = { readonly seat: string };'],
  ['a type that is handed in', 'src/domain/a.ts', 'export const a = <Said,>(b: Said) => b;'],
  ['a field of a type', 'src/domain/a.ts', 'export type A = { readonly isTold: boolean };'],
  ['a key', 'src/domain/a.ts', 'export const a = { deedKey: 1 };'],
  ['an event', 'machines/a/a.machine.ts', "export const a = { on: { 'passengers.told': 'b' } };"],
  ['an attribute', 'src/ui/a.tsx', 'export const A = () => <B telling="c" />;'],
  [
    'what is imported',
    'src/domain/a.ts',
    "import { b as patience } from './b.ts';\nexport const a = patience;",
  ],
];

test.each(planted)('%s is found that is called by a word that was left', (_, path, text) => {
  expect(found(path, text)).toEqual([`${path}:1`]);
});

test.each([
  ['a plain name', 'src/domain/a.ts', 'export const quotedRefund = 1;'],
  ['a word within a word', 'src/domain/a.ts', 'export const household = 1;'],
  ['English in a longer name', 'src/domain/a.ts', 'export const lookUp = 1;'],
  ['a column, and a field on the wire', 'src/contract/a.ts', 'export const a = { told_at: 1, deed: 2 };'],
  ['what is read from there', 'src/contract/a.ts', 'export const a = ({ deed: action }: B) => action;'],
  ['a sentence', 'machines/a/a.paths.ts', "export const a = { 'as it was told': 1 };"],
  ['a step of the store', 'src/server/platform/store/migrations/2026-11-29-rental-papers.ts', ''],
])('%s is let through', (_, path, text) => {
  expect(found(path, text)).toEqual([]);
});

const named = (name: string): Source => sourceOf('src/domain/a.ts', `export const ${name} = 1;`);

test('every word that was left is found, in a name of its own', () => {
  const missed = [...leftWords.keys(), ...leftNames.keys()].filter(
    (name) => plainNames(named(name)).length === 0,
  );
  expect(missed).toEqual([]);
});
