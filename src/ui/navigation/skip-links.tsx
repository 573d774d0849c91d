import { skip } from './skip-links.css.ts';

type Target = { readonly id: string; readonly name: string };

/** The first things a keyboard meets: ways past what every page repeats. */
export const SkipLinks = ({ targets }: { readonly targets: readonly Target[] }) => (
  <>
    {targets.map(({ id, name }) => (
      <a key={id} href={`#${id}`} className={skip}>
        {name}
      </a>
    ))}
  </>
);
