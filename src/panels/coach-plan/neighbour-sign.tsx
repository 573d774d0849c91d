import type { Gender } from '#domain/values/gender.ts';
import { ManIcon } from '#ui/icons/man-icon.tsx';
import { WomanIcon } from '#ui/icons/woman-icon.tsx';
import { neighbour as neighbourClass } from './seat-grid.css.ts';

/** Who has a place: beside them one would sit. */
export const NeighbourSign = ({ gender }: { readonly gender: Gender }) => (
  <span className={neighbourClass}>{gender === 'F' ? <WomanIcon /> : <ManIcon />}</span>
);
