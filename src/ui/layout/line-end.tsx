import { buffer, drawing, rail, stop } from './line-end.css.ts';

/** A drawing: a line that ends at a buffer stop. */
export const LineEnd = () => (
  <svg className={drawing} viewBox="0 0 540 72" fill="none" aria-hidden="true">
    <path className={rail} strokeWidth="8" strokeLinecap="round" d="M4 40h420" />
    <g className={stop} strokeWidth="5">
      <circle cx="60" cy="40" r="9" />
      <circle cx="190" cy="40" r="9" />
      <circle cx="320" cy="40" r="9" />
    </g>
    <path className={buffer} strokeWidth="8" strokeLinecap="round" d="M428 16v48" />
    <path className={buffer} strokeWidth="5" strokeLinecap="round" strokeDasharray="0.1 14" d="M456 40h80" />
  </svg>
);
