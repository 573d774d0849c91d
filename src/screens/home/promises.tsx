import { useWords } from '#ui/words-context.ts';
import { line, stop, text as textClass } from './promises.css.ts';

/** What the shop holds to, as the stops of one line. */
export const Promises = () => {
  const { say } = useWords();
  const promises = [
    [say('home.promise.kept.title'), say('home.promise.kept.text')],
    [say('home.promise.time.title'), say('home.promise.time.text')],
    [say('home.promise.access.title'), say('home.promise.access.text')],
    [say('home.promise.languages.title'), say('home.promise.languages.text')],
    [say('home.promise.words.title'), say('home.promise.words.text')],
  ] as const;
  return (
    <ul className={line}>
      {promises.map(([title, text]) => (
        <li key={title} className={stop}>
          <h3>{title}</h3>
          <p className={textClass}>{text}</p>
        </li>
      ))}
    </ul>
  );
};
