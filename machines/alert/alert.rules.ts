import { alertEndOf } from '#domain/shop/alert.ts';
import { always, type Rules, until } from '#machines/kit/judge/rule.ts';
import { both, either, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { alertMachine } from './alert.machine.ts';
import type { AlertFlow } from './alert.model.ts';

const { hears, meets, passes, sees, shows, stands, tagged } = signsOf<AlertFlow, typeof alertMachine>();

const newAlert = either(hears('alert.raised'), hears('alert.sent'));

export const alertRules: Rules = {
  flow: 'alert',
  rules: {
    'raised-is-shown': always(
      ['P-05'],
      newAlert,
      both(
        tagged('shown'),
        shows(({ alert }) => alert !== null),
      ),
    ),
    'dismissed-is-gone': always(
      ['P-05'],
      hears('alert.dismissed'),
      shows(({ alert }) => alert === null),
    ),
    'important-waits': until(['P-05', 'S-02'], {
      from: hears('alert.raised', ({ alert, at }) => alertEndOf(alert, at) === null),
      no: either(
        passes('alertEnd'),
        both(
          not(tagged('shown')),
          sees(({ cause }) => cause?.kind !== 'event'),
        ),
      ),
      until: either(
        hears('alert.sent'),
        hears('alert.raised', ({ alert, at }) => alertEndOf(alert, at) !== null),
      ),
    }),
    'read-at-leisure': until(['P-05'], {
      from: hears('alert.attended'),
      no: passes('alertEnd'),
      until: either(newAlert, hears('alert.left'), hears('alert.dismissed'), hears('address.changed')),
    }),
    'other-page-clears': until(['P-05'], {
      from: either(hears('alert.raised'), both(hears('address.changed'), tagged('shown'))),
      no: both(meets('address.changed'), not(stands('quiet'))),
      until: either(hears('alert.sent'), stands('quiet')),
    }),
    'sent-is-seen-there': until(['P-05'], {
      from: hears('alert.sent'),
      no: not(tagged('shown')),
      until: either(hears('address.changed'), hears('alert.dismissed'), hears('alert.raised')),
    }),
  },
};
