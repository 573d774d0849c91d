import type { ReactNode } from 'react';
import { fareFamilies } from '#domain/fare-family.ts';
import type { Journey } from '#domain/journey.ts';
import { cabinClassesIn, type JourneyView, journeyOrders, trainTypesIn } from '#domain/journey-view.ts';
import type { TripWish } from '#domain/trip-wish.ts';
import { cabinName } from '#panels/cabin-name.ts';
import { familyName } from '#panels/family-name.ts';
import { trainTypeName } from '#panels/train-type-name.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { useWords } from '#ui/words-context.ts';
import { listAddress } from './list-address.ts';
import * as styles from './list-controls.css.ts';

type Own = {
  readonly wish: TripWish;
  readonly view: JourneyView;
  readonly journeys: readonly Journey[];
  readonly shown: number;
};

type Choice = { readonly href: string; readonly isOn: boolean; readonly children: ReactNode };

const Choice = ({ href, isOn, children }: Choice) => (
  <li>
    <a href={href} aria-current={isOn ? 'true' : undefined} className={styles.choice}>
      {isOn ? <CheckIcon /> : null}
      {children}
    </a>
  </li>
);

type Group = { readonly name: string; readonly children: ReactNode };

const Group = ({ name, children }: Group) => (
  <div className={styles.group}>
    <span className={styles.name}>{name}</span>
    <ul aria-label={name} className={styles.choices}>
      {children}
    </ul>
  </div>
);

/** How the list is looked at. Each choice is a link: it stands in the address, and works without a script. */
export const ListControls = ({ wish, view, journeys, shown }: Own) => {
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
        <Group name={say('journey-list.order')}>
          {journeyOrders.map((order) => (
            <Choice key={order} href={to({ order })} isOn={order === view.order}>
              {orders[order]}
            </Choice>
          ))}
        </Group>
      </div>
      <Disclosure
        summary={say('journey-list.filter')}
        stays={isNarrowed || view.family === 'FLEX' ? 'open' : undefined}
      >
        <div className={styles.within}>
          <Group name={say('journey-list.family')}>
            {fareFamilies.map((family) => (
              <Choice key={family} href={to({ family })} isOn={family === view.family}>
                {familyName(family, words)}
              </Choice>
            ))}
          </Group>
          <p className={styles.family}>
            {view.family === 'FLEX'
              ? say('journey-list.family.FLEX.text')
              : say('journey-list.family.STANDART.text')}
            {wish.back === null ? null : ` ${say('journey-list.discount')}`}
          </p>
          <ul aria-label={say('journey-list.filter.name')} className={styles.choices}>
            <Choice href={to({ isDirectOnly: false, trainType: null, cabinClass: null })} isOn={!isNarrowed}>
              {say('journey-list.filter.none')}
            </Choice>
            <Choice href={to({ isDirectOnly: !view.isDirectOnly })} isOn={view.isDirectOnly}>
              {say('journey-list.filter.direct')}
            </Choice>
            {(types.length > 1 || view.trainType !== null ? types : []).map((type) => (
              <Choice
                key={type}
                href={to({ trainType: type === view.trainType ? null : type })}
                isOn={type === view.trainType}
              >
                {trainTypeName(type, words)}
              </Choice>
            ))}
            {cabins.map((cabin) => (
              <Choice
                key={cabin}
                href={to({ cabinClass: cabin === view.cabinClass ? null : cabin })}
                isOn={cabin === view.cabinClass}
              >
                {cabinName(cabin, words)}
              </Choice>
            ))}
          </ul>
        </div>
      </Disclosure>
    </div>
  );
};
