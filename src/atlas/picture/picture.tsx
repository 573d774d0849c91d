import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { numberText } from '#i18n/number-text.ts';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import type { Marks } from '#machines/kit/drawing/chart-figure.ts';
import { pictureOf } from '#machines/kit/drawing/chart-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import './chart.css.ts';
import { descriptionOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { FigureElement } from './figure-element.tsx';
import { neighbourOf, type Way } from './neighbour.ts';
import * as styles from './picture.css.ts';
import { scrollIntoFrame } from './scroll-into-frame.ts';
import { useZoom } from './use-zoom.ts';

type Props = {
  readonly drawing: Drawing;
  readonly marks: Marks;
  /** The state that has just been reached by playing. */
  readonly reached: string | null;
  readonly onPress: (id: string) => void;
};

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const pace = 80;
const shifts = { up: [0, -pace], down: [0, pace], left: [-pace, 0], right: [pace, 0] } as const;

/** A frame that scrolls has to be reached before a keyboard can move it. */
const reachable = { tabIndex: 0 };

const pressedIn = (target: EventTarget): string | null => {
  if (!(target instanceof Element)) return null;
  const { arrow } = target.closest<SVGElement>('[data-arrow]')?.dataset ?? {};
  const { state } = target.closest<SVGElement>('[data-state]')?.dataset ?? {};
  return arrow ?? state ?? null;
};

/** The chart as a picture: it can be pointed at, made larger, moved and walked through with the keys. */
export const Picture = ({ drawing, marks, reached, onPress }: Props) => {
  const { say, language } = useWords();
  const view = useFlowView();
  const { flow, chosen, choose } = view;
  const hint = useId();
  const frame = useRef<HTMLElement>(null);
  const { scale, step, showAll, read } = useZoom(frame, drawing);
  const here = flow.arrows.get(chosen ?? '')?.source ?? chosen;

  useEffect(() => {
    if (frame.current && here !== null) scrollIntoFrame(frame.current, here);
  }, [here]);

  useEffect(() => {
    if (frame.current && reached !== null) scrollIntoFrame(frame.current, reached);
  }, [reached]);

  const figure = useMemo(() => pictureOf(drawing, marks), [drawing, marks]);
  const sized = {
    ...figure,
    is: {
      ...figure.is,
      width: Math.floor(drawing.width * scale),
      height: Math.floor(drawing.height * scale),
    },
  };

  const press = ({ target }: MouseEvent) => {
    const pressed = pressedIn(target);
    if (pressed !== null) onPress(pressed);
  };

  const walk = (way: Way) => {
    const next = here === null ? flow.chart.root.initial : neighbourOf(flow.chart, drawing, here, way);
    if (next !== null) choose(next);
  };

  const keyed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ways[event.key];
    if (way) {
      const [left, top] = shifts[way];
      if (event.shiftKey) frame.current?.scrollBy({ left, top });
      else walk(way);
    } else if (event.key === 'Enter' && chosen !== null) onPress(chosen);
    else if (event.key === '+' || event.key === '=') step('in');
    else if (event.key === '-') step('out');
    else if (event.key === '0') showAll();
    else if (event.key === '1') read(here);
    else return;
    event.preventDefault();
  };

  const state = flow.states.get(here ?? '');
  return (
    <>
      <section
        ref={frame}
        role="application"
        className={styles.frame}
        aria-label={say('atlas.picture')}
        aria-describedby={hint}
        {...reachable}
        {...{ onClick: press, onKeyDown: keyed }}
      >
        <div className={styles.drawing} aria-hidden="true">
          <FigureElement figure={sized} />
        </div>
      </section>
      <div className={styles.bar}>
        <p id={hint} className={styles.hint}>
          {say('atlas.picture.hint')}
        </p>
        <div className={styles.group}>
          <Button variant="quiet" aria-label={say('atlas.zoom.out')} onClick={() => step('out')}>
            −
          </Button>
          <span className={styles.size}>
            {say('atlas.zoom.size', { size: numberText(Math.round(scale * 100), language) })}
          </span>
          <Button variant="quiet" aria-label={say('atlas.zoom.in')} onClick={() => step('in')}>
            +
          </Button>
          <Button variant="quiet" onClick={showAll}>
            {say('atlas.zoom.fit')}
          </Button>
          <Button variant="quiet" onClick={() => read(here)}>
            {say('atlas.zoom.read')}
          </Button>
        </div>
      </div>
      <VisuallyHidden>
        <output>{state ? `${titleOf(view, state.id)}. ${descriptionOf(view, state) ?? ''}` : null}</output>
      </VisuallyHidden>
    </>
  );
};
