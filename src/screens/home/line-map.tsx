import { faint, main, map, other, stop } from './line-map.css.ts';

/** A drawing: two lines of a network that meet. It says nothing that is not said in words. */
export const LineMap = () => (
  <svg
    className={map}
    viewBox="0 0 480 300"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <g className={faint} strokeWidth="6">
      <path d="M-10 40h120a40 40 0 0 1 40 40v140a40 40 0 0 0 40 40h300" />
      <path d="M-10 150h500" />
      <path d="M360-10v90a40 40 0 0 0 40 40h90" />
    </g>
    <path className={other} strokeWidth="10" d="M-10 90h150a40 40 0 0 1 28 12l74 74a40 40 0 0 0 28 12h220" />
    <path className={main} strokeWidth="10" d="M-10 236h110a40 40 0 0 0 28-12L276 76a40 40 0 0 1 28-12h186" />
    <g className={stop} strokeWidth="5">
      <circle cx="52" cy="236" r="9" />
      <circle cx="146" cy="206" r="9" />
      <circle cx="336" cy="64" r="9" />
      <circle cx="432" cy="64" r="13" />
      <circle cx="72" cy="90" r="9" />
      <circle cx="346" cy="188" r="9" />
      <rect x="188" y="122" width="38" height="38" rx="19" />
    </g>
  </svg>
);
