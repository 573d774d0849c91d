import { icon } from './icon.css.ts';

type Drawing = { readonly path: string; readonly className?: string };

/** A line drawing on a grid of 24. It is never read out: the words beside it, or the name of its button, are. */
export const Icon = ({ path, className }: Drawing) => (
  <svg className={className ? `${icon} ${className}` : icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
