import { describe, expect, test } from 'vitest';
import { nothingSeen, until } from '#machines/kit/judge/rule.ts';
import { begins, either } from '#machines/kit/judge/sign.ts';
import { breaks, is, runOf } from './letters.ts';

/** `x` is what must not be seen, `u` lifts it, `f` begins it. */
const no = is('x');
const lift = is('u');

describe('of a step the first of four cases is true', () => {
  test('what lifts a rule lifts it at its own step, whatever else is seen there', () => {
    const rule = until([], { from: either(begins, is('b')), no: either(no, is('b')), until: is('b') });
    expect(breaks(rule, 'abx')).toBe(null);
    expect(breaks(rule, 'ax')).toBe(1);
  });

  test('a rule that is on guard judges the step', () => {
    const rule = until([], { from: is('f'), no, until: lift });
    expect(breaks(rule, 'afx')).toBe(2);
    expect(breaks(rule, 'afaax')).toBe(4);
    expect(breaks(rule, 'afux')).toBe(null);
  });

  test('what begins with the flow judges the start itself', () => {
    expect(breaks(until([], { no, until: lift }), 'x')).toBe(0);
    expect(breaks(until([], { from: is('x'), no, until: lift }), 'x')).toBe(0);
    expect(breaks(until([], { from: is('f'), no, until: lift }), 'x')).toBe(null);
  });

  test('what begins later judges the step after it, and not its own', () => {
    const rule = until([], { from: either(is('f'), no), no, until: lift });
    expect(breaks(rule, 'ax')).toBe(null);
    expect(breaks(rule, 'axa')).toBe(null);
    expect(breaks(rule, 'axx')).toBe(2);
  });

  test('before it begins and after it is lifted a rule judges nothing', () => {
    const rule = until([], { from: is('f'), no, until: lift });
    expect(breaks(rule, 'axxfuxx')).toBe(null);
    const [start] = runOf('x');
    expect(start && rule.see(nothingSeen, start)).toEqual({
      memory: nothingSeen,
      isBroken: false,
      isConcerned: false,
    });
  });
});
