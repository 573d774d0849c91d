import { expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { AgainWait } from '#ui/feedback/again-wait.tsx';
import { drawn, wordsOf } from '../drawn.tsx';

const hour = 3_600;

test.each(languages)(
  'a wait is told by the hour, the minute or the second, never shorter than it is: %s',
  (language) => {
    const { say } = wordsOf(language);
    const heard: (string | null)[] = [];
    for (const seconds of [23.5 * hour, 2 * hour + 1, 2 * hour, 61, 60, 1, 0]) {
      drawn(
        <AgainWait endsAt={seconds * 1000} now={() => 0} onCount={(text) => heard.push(text)} />,
        language,
      );
    }
    expect(heard).toEqual([
      say('again.hours', { count: 24 }),
      say('again.hours', { count: 3 }),
      say('again.minutes', { count: 120 }),
      say('again.minutes', { count: 2 }),
      say('again.seconds', { count: 60 }),
      say('again.seconds', { count: 1 }),
      null,
    ]);
  },
);
