import { createElement, type ReactNode } from 'react';
import type { Figure } from '#machines/kit/drawing/chart-figure.ts';

const propsOf = ({ class: className, ...rest }: Figure['is']) => ({ className, ...rest });

const holdsOf = (figure: Figure): readonly ReactNode[] =>
  figure.holds.map((held) =>
    typeof held === 'string' ? held : createElement(held.tag, propsOf(held.is), ...holdsOf(held)),
  );

/** A figure as elements: no markup is ever made from text. */
export const FigureElement = ({ figure }: { readonly figure: Figure }): ReactNode =>
  createElement(figure.tag, propsOf(figure.is), ...holdsOf(figure));
