import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { centreBeginning, scrollIntoFrame } from './scroll-into-frame.ts';
import { fitting, readable, stepped } from './zoom.ts';

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
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState(0);
  const scale = zoom ?? readable(drawing, room);

  useEffect(() => {
    const seen = frame.current;
    if (!seen) return;
    const watching = new ResizeObserver(() => setRoom(seen.clientWidth));
    watching.observe(seen);
    return () => watching.disconnect();
  }, []);

  useEffect(() => {
    const id = flow.arrows.get(chosen ?? '')?.source ?? chosen;
    if (frame.current && id !== null) scrollIntoFrame(frame.current, id);
  }, [chosen, flow]);

  useEffect(() => {
    if (frame.current && reached !== null) scrollIntoFrame(frame.current, reached);
  }, [reached]);

  const isMeasured = room > 0;
  useEffect(() => {
    if (frame.current && isMeasured) centreBeginning(frame.current);
  }, [isMeasured]);

  const figure = useMemo(() => pictureOf(drawing, marks), [drawing, marks]);
  const sized = {
    ...figure,
    is: {
      ...figure.is,
      width: Math.round(drawing.width * scale),
      height: Math.round(drawing.height * scale),
    },
  };

  const press = ({ target }: MouseEvent) => {
    const pressed = pressedIn(target);
    if (pressed !== null) onPress(pressed);
  };

  const walk = (way: Way) => {
    const from = flow.arrows.get(chosen ?? '')?.source ?? chosen;
    const next = from === null ? flow.chart.root.initial : neighbourOf(flow.chart, drawing, from, way);
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
    else if (event.key === '+' || event.key === '=') setZoom(stepped(scale, 'in'));
    else if (event.key === '-') setZoom(stepped(scale, 'out'));
    else if (event.key === '0') setZoom(fitting(drawing, room));
    else return;
    event.preventDefault();
  };

  const state = flow.states.get(flow.arrows.get(chosen ?? '')?.source ?? chosen ?? '');
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
          <Button
            variant="quiet"
            aria-label={say('atlas.zoom.out')}
            onClick={() => setZoom(stepped(scale, 'out'))}
          >
            −
          </Button>
          <span className={styles.size}>
            {say('atlas.zoom.size', { size: numberText(Math.round(scale * 100), language) })}
          </span>
          <Button
            variant="quiet"
            aria-label={say('atlas.zoom.in')}
            onClick={() => setZoom(stepped(scale, 'in'))}
          >
            +
          </Button>
          <Button variant="quiet" onClick={() => setZoom(fitting(drawing, room))}>
            {say('atlas.zoom.fit')}
          </Button>
        </div>
      </div>
      <VisuallyHidden>
        <output>{state ? `${titleOf(view, state.id)}. ${descriptionOf(view, state) ?? ''}` : null}</output>
      </VisuallyHidden>
    </>
  );
};
