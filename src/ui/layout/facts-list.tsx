import { fact, facts as factsClass, longFact, name } from './facts-list.css.ts';

type Props = { readonly facts: readonly (readonly [what: string, value: string])[] };

/** Half a phone's row holds this many letters of one word. */
const half = 11;

const unseen = /[\u2066-\u2069]/g;

const isLong = (value: string): boolean =>
  value
    .replaceAll(unseen, '')
    .split(/[ \n]/)
    .some((word) => word.length > half);

/** What is known of one thing: each fact under its name. */
export const FactsList = ({ facts }: Props) => (
  <dl className={factsClass}>
    {facts.map(([what, value]) => (
      <div key={what} className={isLong(value) ? longFact : undefined}>
        <dt className={name}>{what}</dt>
        <dd className={fact}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
