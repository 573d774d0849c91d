import { useFlowView } from '#atlas/flow/flow-view.ts';
import type { FlowWays, Way } from '#domain/shop/flow-ways.ts';
import { isStart } from '#domain/shop/logged-step.ts';
import { numberText } from '#i18n/number-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';
import * as styles from './way-list.css.ts';

type Props = { readonly ways: FlowWays };

/** Steps in a row; each after the first is led to by an arrow that runs as the language does. */
const Steps = ({ way }: { readonly way: Way }) => {
  const { say } = useWords();
  const { flow, words } = useFlowView();
  const nameOf = (transition: string) => {
    if (isStart({ transition })) return say('atlas.legend.initial');
    const arrow = flow.arrows.get(transition);
    return arrow ? words.cause(arrow) : transition;
  };
  const steps = way.steps.map((step, at) => ({ key: `${at} ${step}`, name: nameOf(step) }));
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, name }, at) => (
        <li key={key} className={styles.step}>
          {at === 0 ? name : say('atlas.arrow.to', { state: name })}
        </li>
      ))}
    </ol>
  );
};

/** The most frequent ways through a flow, and how many went any other. */
export const WayList = ({ ways: { visits, ways, rest } }: Props) => {
  const { say, language } = useWords();
  const shareOf = (part: number) =>
    say('atlas.traffic.percent', { share: numberText(Math.round((part / visits) * 100), language) });
  const figures = (part: number) => (
    <p className={styles.figures}>
      <span className={lists.name}>{shareOf(part)}</span>
      <span className={lists.count}>{say('atlas.ways.visits', { visits: part })}</span>
    </p>
  );
  const meter = (part: number) => (
    <meter className={styles.meter} min={0} max={visits} value={part} aria-hidden="true" />
  );
  return (
    <ol className={styles.ways}>
      {ways.map((way) => (
        <li key={way.steps.join(' ')} className={styles.way}>
          {figures(way.visits)}
          {meter(way.visits)}
          <Steps way={way} />
        </li>
      ))}
      {rest === 0 ? null : (
        <li className={styles.way}>
          {figures(rest)}
          {meter(rest)}
          <p className={lists.quiet}>{say('atlas.ways.rest')}</p>
        </li>
      )}
    </ol>
  );
};
