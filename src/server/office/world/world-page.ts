import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { escaped } from '#server/platform/escaped.ts';
import { renderServerPage } from '#server/platform/http/render-server-page.ts';
import type { WorldState } from './world.ts';

const kinds = {
  pass: 'world.meet.pass',
  answer: 'world.meet.answer',
  'refuse-400': 'world.meet.refuse-400',
  'refuse-404': 'world.meet.refuse-404',
  'refuse-500': 'world.meet.refuse-500',
  'refuse-503': 'world.meet.refuse-503',
  garbage: 'world.meet.garbage',
  cut: 'world.meet.cut',
  lose: 'world.meet.lose',
  slow: 'world.meet.slow',
  hold: 'world.meet.hold',
} as const satisfies Record<string, MessageId>;

const form = (command: string, fields: string, submit: string): string =>
  `<form method="post" action="/world"><input type="hidden" name="do" value="${command}">${fields}<button>${escaped(submit)}</button></form>`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;

const label = (text: string, field: string): string => `<label>${escaped(text)}${field}</label>`;

const option = (value: string, text: string): string =>
  `<option value="${escaped(value)}">${escaped(text)}</option>`;

const list = (items: readonly string[], none: string): string =>
  items.length === 0
    ? `<p>${escaped(none)}</p>`
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export type WorldPage = {
  readonly state: WorldState;
  /** Every call and counterpart that asks the gate. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly note?: MessageId;
  readonly status?: number;
};

/** The switches as a page of forms. */
export const worldPage = ({ state, names, language, note, status = 200 }: WorldPage): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  const section = (heading: MessageId, body: string): string =>
    `<section><h2>${escaped(say(heading))}</h2>${body}</section>`;

  const clock = [
    `<p>${escaped(say('world.clock.now', { moment: new Date(state.now).toISOString() }))}<br>${escaped(say('world.clock.offset', { seconds: state.offset / 1000 }))}</p>`,
    form(
      'move-clock',
      label(
        say('world.clock.minutes'),
        '<input name="minutes" type="number" step="any" value="30" required>',
      ),
      say('world.clock.move'),
    ),
    form('set-clock', '', say('world.clock.real')),
  ].join('');

  const choices = Object.entries(kinds).map(([kind, id]) => option(kind, say(id)));
  const meet = form(
    'meet',
    [
      label(
        say('world.meet.name'),
        `<select name="name">${option('*', say('world.meet.every'))}${names.map((name) => option(name, name)).join('')}</select>`,
      ),
      label(say('world.meet.kind'), `<select name="kind">${choices.join('')}</select>`),
      label(say('world.meet.times'), '<input name="times" type="number" min="1" max="1000" value="1">'),
      label(
        say('world.meet.milliseconds'),
        '<input name="milliseconds" type="number" min="1" max="120000" value="3000">',
      ),
      label(say('world.meet.status'), '<input name="status" type="number" min="200" max="599" value="200">'),
      label(say('world.meet.body'), '<textarea name="body" rows="3" dir="ltr"></textarea>'),
    ].join(''),
    say('world.meet.submit'),
  );

  const rules = state.rules.map(({ name, with: meeting, remaining }) => {
    const times =
      remaining === null ? say('world.rules.always') : say('world.rules.times', { times: remaining });
    return `<code dir="ltr">${escaped(`${name}: ${JSON.stringify(meeting)}`)}</code> (${escaped(times)})${form('let-pass', hidden('name', name), say('world.rules.forget'))}`;
  });

  const parked = state.parked.map(
    ({ id, name, parkedAt }) =>
      `<code dir="ltr">${escaped(name)} ${new Date(parkedAt).toISOString()}</code>${form('release', hidden('id', id), say('world.parked.release'))}`,
  );

  return renderServerPage({
    language,
    status,
    title: say('world.title'),
    body: [
      note === undefined ? '' : `<p role="alert"><strong>${escaped(say(note))}</strong></p>`,
      `<p>${escaped(say('world.lead'))}</p>`,
      section('world.clock', clock),
      section('world.meet', meet),
      section('world.rules', list(rules, say('world.rules.none'))),
      section('world.parked', list(parked, say('world.parked.none'))),
      section(
        'world.reset',
        `<p>${escaped(say('world.reset.lead'))}</p>${form('reset', '', say('world.reset.submit'))}`,
      ),
    ].join(''),
  });
};
