import type { Journey } from '#domain/journey/journey.ts';
import {
  cabinClassesIn,
  type JourneyView,
  journeyOrders,
  trainTypesIn,
} from '#domain/journey/journey-view.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { familyName } from '#panels/family-name.ts';
import { trainTypeName } from '#panels/train-type-name.ts';
import { ChoiceGroup, ChoiceLink, ChoiceList } from '#ui/buttons/choice-links.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { FoldedOnPhone } from '#ui/layout/folded-on-phone.tsx';
import { listAddress } from './list-address.ts';
import * as styles from './list-controls.css.ts';

type Props = {
  readonly wish: TripWish;
  readonly view: JourneyView;
  readonly journeys: readonly Journey[];
  readonly shown: number;
  /** Tickets are exchanged: the difference is explained beside the prices. */
  readonly isChange: boolean;
};

/** How the list is looked at. Each choice is a link: it stands in the address, and works without a script. */
export const ListControls = ({ wish, view, journeys, shown, isChange }: Props) => {
  const words = useWords();
  const { say } = words;
  const to = (change: Partial<JourneyView>) => listAddress(wish, { ...view, ...change });
  const orders = {
    departure: say('journey-list.order.departure'),
    duration: say('journey-list.order.duration'),
    price: say('journey-list.order.price'),
  };
  const types = trainTypesIn(journeys);
  const cabins = cabinClassesIn(journeys);
  const isNarrowed = view.isDirectOnly || view.trainType !== null || view.cabinClass !== null;
  const all = journeys.length;
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <output className={styles.count}>
          {shown === all
            ? say('journey-list.count', { count: all })
            : say('journey-list.count.narrowed', { count: shown, all })}
        </output>
        <ChoiceGroup name={say('journey-list.order')}>
          {journeyOrders.map((order) => (
            <ChoiceLink key={order} href={to({ order })} isOn={order === view.order}>
              {orders[order]}
            </ChoiceLink>
          ))}
        </ChoiceGroup>
      </div>
      <FoldedOnPhone summary={isChange ? say('journey-list.changing') : say('journey-list.families')}>
        <div className={styles.families}>
          {isChange ? <p>{say('journey-list.changing.text')}</p> : null}
          <dl>
            {fareFamilies.map((family) => (
              <div key={family}>
                <dt className={styles.family}>{familyName(family, words)}</dt>
                <dd>
                  {family === 'FLEX'
                    ? say('journey-list.family.FLEX.text')
                    : say('journey-list.family.STANDART.text')}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </FoldedOnPhone>
      {wish.back === null ? null : <p className={styles.discount}>{say('journey-list.discount')}</p>}
      <Disclosure
        summary={say('journey-list.filter')}
        stays={isNarrowed || view.family === 'FLEX' ? 'open' : undefined}
      >
        <div className={styles.within}>
          <ChoiceGroup name={say('journey-list.family')}>
            {fareFamilies.map((family) => (
              <ChoiceLink key={family} href={to({ family })} isOn={family === view.family}>
                {familyName(family, words)}
              </ChoiceLink>
            ))}
          </ChoiceGroup>
          <ChoiceList name={say('journey-list.filter.name')}>
            <ChoiceLink
              href={to({ isDirectOnly: false, trainType: null, cabinClass: null })}
              isOn={!isNarrowed}
            >
              {say('journey-list.filter.none')}
            </ChoiceLink>
            <ChoiceLink href={to({ isDirectOnly: !view.isDirectOnly })} isOn={view.isDirectOnly}>
              {say('journey-list.filter.direct')}
            </ChoiceLink>
            {(types.length > 1 || view.trainType !== null ? types : []).map((type) => (
              <ChoiceLink
                key={type}
                href={to({ trainType: type === view.trainType ? null : type })}
                isOn={type === view.trainType}
              >
                {trainTypeName(type, words)}
              </ChoiceLink>
            ))}
            {cabins.map((cabin) => (
              <ChoiceLink
                key={cabin}
                href={to({ cabinClass: cabin === view.cabinClass ? null : cabin })}
                isOn={cabin === view.cabinClass}
              >
                {cabinName(cabin, words)}
              </ChoiceLink>
            ))}
          </ChoiceList>
        </div>
      </Disclosure>
    </div>
  );
};
