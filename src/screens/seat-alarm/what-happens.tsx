import { alarmChance, alarmNotices } from '#domain/seat/seat-alarm.ts';
import { minute } from '#domain/values/durations.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './seat-alarm.css.ts';

/** What an alarm does and does not do, before it is asked for. */
export const WhatHappens = () => {
  const { say } = useWords();
  return (
    <section className={styles.what} aria-labelledby="alarm-what">
      <h2 id="alarm-what">{say('alarm.what')}</h2>
      <ul>
        <li>{say('alarm.what.order', { minutes: alarmChance / minute })}</li>
        <li>{say('alarm.what.held')}</li>
        <li>{say('alarm.what.end', { notices: alarmNotices })}</li>
      </ul>
    </section>
  );
};
