import { fact, facts as factsClass, name } from './facts-list.css.ts';

type Own = { readonly facts: readonly (readonly [what: string, value: string])[] };

/** What is known of one thing: each fact under its name. */
export const FactsList = ({ facts }: Own) => (
  <dl className={factsClass}>
    {facts.map(([what, value]) => (
      <div key={what}>
        <dt className={name}>{what}</dt>
        <dd className={fact}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
